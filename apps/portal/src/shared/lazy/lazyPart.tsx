import { Button, Notice, RetryIcon } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { paths } from '../page/paths.ts';
import { releaseOfPage, report } from '../page/report.ts';

/** A component in a chunk of its own. */
interface LazyChunk<Props> {
  /** Fetches the chunk. Rejects when it cannot be fetched. */
  preload: () => Promise<unknown>;
  /**
   * The component, or a lazy one that suspends until it has loaded. `React.lazy` caches a failure,
   * so each call creates a new lazy component that fetches again. Some browsers cache the failure,
   * too.
   */
  current: () => ComponentType<Props>;
}

/**
 * Moves a component to a separate chunk.
 * @param load Imports the component.
 */
export function lazyChunk<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyChunk<Props> {
  let loaded: ComponentType<Props> | null = null;

  async function preload() {
    loaded = await load();
    return { default: loaded };
  }

  return { preload, current: () => loaded ?? lazy(preload) };
}

/** A part of a page whose chunk loads on first render. */
export interface LazyPart<Props> {
  /** If the chunk fails to load, shows a retry instead. Render a dialog only while it is open. */
  Part: ComponentType<Props>;
  /** Prefetches the chunk; ignores failures. */
  prefetch: () => void;
  /** Props for the button that opens the part: prefetches the chunk on hover and focus. */
  preloadHandlers: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Moves a part of a page, such as a dialog or a form behind a button, to a separate chunk.
 * @param load Imports the component.
 * @param fallback Rendered while the chunk loads.
 * @param failed Rendered when the chunk fails to load. Other errors go to the page's error
 *   boundary.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  failed = (retry: (() => void) | undefined): ReactNode => <PartFailed onRetry={retry} />,
): LazyPart<Props> {
  const { preload, current } = lazyChunk(load);

  function Part(props: Props) {
    const [Shown, setShown] = useState(current);
    const [isRetried, setRetried] = useState(false);

    function renderFailure({ error, resetErrorBoundary }: FallbackProps) {
      if (!isChunkFailure(error)) throw error;
      return failed(isRetried ? undefined : resetErrorBoundary);
    }

    return (
      <ErrorBoundary
        fallbackRender={renderFailure}
        onError={(error) => report('chunk', error)}
        onReset={() => {
          setRetried(true);
          setShown(current);
        }}
      >
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  const prefetch = () => void preload().catch(() => undefined);
  return { Part, prefetch, preloadHandlers: { onPointerEnter: prefetch, onFocus: prefetch } };
}

/** The design system's `ConfirmDialog`, loaded on first use. */
export const { Part: ConfirmDialog, preloadHandlers: preloadConfirmDialog } = lazyPart(async () => {
  const { ConfirmDialog: Dialog } = await import('@raiz/ui/overlays');
  return Dialog;
});

/** Reloads the document. */
export function reload(): void {
  window.location.reload();
}

/** Whether the site has another release than the document. False if unknown. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await (await fetch(paths.home, { cache: 'no-store' })).text();
    const [, release] = /name="release" content="([^"]+)/.exec(page) ?? [];
    return release !== undefined && release !== releaseOfPage();
  } catch {
    return false;
  }
}

/**
 * Whether the portal was updated since the document loaded; fetched only after a chunk has failed.
 */
export function useReplaced(hasFailed: boolean): boolean {
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (hasFailed) void isReplaced().then(setReplaced);
  }, [hasFailed]);
  return replaced;
}

export interface PartFailedProps {
  /**
   * Fetches the chunk again; undefined after a failed retry, because Chromium caches the failure.
   */
  onRetry: (() => void) | undefined;
}

/**
 * Replaces a part whose chunk failed to load, because of a lost connection or a new release. Never
 * reloads automatically, because that would lose typed text. After a successful retry the focus
 * returns to the element that opened the part.
 */
export function PartFailed({ onRetry }: PartFailedProps) {
  const [opener] = useState(() => document.activeElement);
  const replaced = useReplaced(true);
  const mayRetry = onRetry !== undefined && !replaced;

  useEffect(
    () => () => {
      // In a timer, after parts that take the focus themselves, such as dialogs.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );

  return (
    <div lang="pt-BR">
      <Notice
        tone="danger"
        takeFocus
        actions={
          <>
            {mayRetry && (
              <Button size="small" icon={<RetryIcon />} onClick={onRetry}>
                {troubleMessages.retry}
              </Button>
            )}
            <Button size="small" variant={mayRetry ? 'secondary' : 'primary'} onClick={reload}>
              {troubleMessages.reload}
            </Button>
          </>
        }
      >
        {replaced ? troubleMessages.newRelease : troubleMessages.partFailed}
      </Notice>
    </div>
  );
}

/** Error messages of Chromium, Firefox, Safari and Vite for a chunk that failed to load. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a chunk failed to load. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}
