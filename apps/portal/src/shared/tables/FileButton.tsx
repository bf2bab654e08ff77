import { Button, DownloadIcon, Text } from '@raiz/ui';
import { useEffect, useRef, useState } from 'react';
import { isChunkFailure } from '../lazy/chunkFailure.ts';
import { PartFailed } from '../lazy/PartFailed.tsx';
import * as styles from './FileButton.css.ts';

/** Writes a file and starts its download; stops when the signal is aborted. */
type FileWriter = (signal: AbortSignal) => Promise<void> | void;

export interface FileButtonProps {
  /** Imports the writer. Called on hover and focus to prefetch, and on press. */
  load: () => Promise<FileWriter>;
  /** Disables the button, for example without rows. @default false */
  disabled?: boolean;
  /** Label while the file is being written. @default 'Aguarde...' */
  busyLabel?: string;
  /** What people must know about the file; shown below the buttons once it is written. */
  notice?: string;
  /** Label, such as 'Baixar CSV'; visible from tablets on. */
  children: string;
}

/** Downloads data as a file. If the chunk fails to load, shows a retry below the buttons. */
export function FileButton({ load, notice, children, ...rest }: FileButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'written' | 'failed' | 'failedAgain'>('idle');
  const current = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const retried = useRef(false);
  useEffect(() => () => current.current?.abort(), []);

  useEffect(() => {
    if (state !== 'written' || !retried.current) return;
    // The focused retry button is gone.
    retried.current = false;
    button.current?.focus();
  }, [state]);

  async function press() {
    if (current.current !== null) return;
    const controller = new AbortController();
    current.current = controller;
    setState('busy');
    try {
      const write = await load();
      if (!controller.signal.aborted) await write(controller.signal);
      setState('written');
    } catch (error) {
      setState(retried.current ? 'failedAgain' : 'failed');
      if (!isChunkFailure(error)) throw error;
    } finally {
      current.current = null;
    }
  }

  function retry() {
    retried.current = true;
    void press();
  }

  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        iconOnly="phones"
        icon={<DownloadIcon />}
        busy={state === 'busy'}
        onClick={() => void press()}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        {...rest}
      >
        {children}
      </Button>
      {notice !== undefined && (
        <div role="status" className={styles.notice}>
          {state === 'written' && (
            <Text size="caption" tone="muted">
              {notice}
            </Text>
          )}
        </div>
      )}
      {(state === 'failed' || state === 'failedAgain') && (
        <div className={styles.below}>
          <PartFailed onRetry={state === 'failed' ? retry : undefined} />
        </div>
      )}
    </>
  );
}
