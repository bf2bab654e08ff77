import { Button, DownloadIcon } from '@raiz/ui';
import { useEffect, useRef, useState } from 'react';
import { isChunkFailure } from './chunkFailure.ts';
import { PartFailed, PartRetry } from './PartFailed.tsx';
import * as styles from './FileButton.css.ts';

/** Writes a file and hands it to the browser; stops when the signal says so. */
export type FileWriter = (signal: AbortSignal) => Promise<void> | void;

export interface FileButtonProps {
  /** Imports what writes the file: its code comes when somebody is about to press, not with the page. */
  load: () => Promise<FileWriter>;
  /** There is nothing to write. @default false */
  disabled?: boolean;
  /** Words while a long file is being written. @default 'Aguarde...' */
  busyLabel?: string;
  /** Id of what is to be known about the file. */
  'aria-describedby'?: string;
  /** Words of the button, such as 'Baixar CSV'. */
  children: string;
}

/** Has what the page shows downloaded as a file. Where its code does not come, a sentence with a retry stands below the buttons beside it. */
export function FileButton({ load, children, ...rest }: FileButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const work = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const retried = useRef(false);
  useEffect(() => () => work.current?.abort(), []);

  useEffect(() => {
    if (state !== 'idle' || !retried.current) return;
    // The retry went with its sentence.
    retried.current = false;
    button.current?.focus();
  }, [state]);

  async function press() {
    if (work.current !== null) return;
    const own = new AbortController();
    work.current = own;
    setState('busy');
    try {
      const write = await load();
      if (!own.signal.aborted) await write(own.signal);
      setState('idle');
    } catch (error) {
      setState('failed');
      if (!isChunkFailure(error)) throw error;
    } finally {
      work.current = null;
    }
  }

  function retry() {
    retried.current = true;
    void press();
  }

  const fetchAhead = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={<DownloadIcon />}
        busy={state === 'busy'}
        onClick={() => void press()}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        {...rest}
      >
        {children}
      </Button>
      {state === 'failed' && (
        <div className={styles.below}>
          <PartRetry value={retry}>
            <PartFailed />
          </PartRetry>
        </div>
      )}
    </>
  );
}
