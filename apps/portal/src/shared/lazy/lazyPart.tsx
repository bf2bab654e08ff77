import { Button, Notice, RetryIcon } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import {
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { paths } from '../page/paths.ts';
import { releaseOfPage, report } from '../page/report.ts';

/** A part of a page whose chunk loads on first render. */
export interface LazyPart<Props> {
  /** If the chunk fails to load, shows a retry in its place. */
  Part: ComponentType<Props>;
  /** Prefetches the chunk; ignores failures. */
  prefetch: () => void;
  /** Props for the button that opens the part: prefetches the chunk on hover and focus. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Moves a part of a page, such as a dialog or a form behind a button, to a separate chunk.
 * `React.lazy` alone keeps a failure forever; this one can retry.
 * @param load Imports the component.
 * @param fallback Rendered while the chunk loads.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let failed = false;

  async function loadOrFail(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
      report('chunk', error);
      failed = true;
      return { default: PartFailed };
    }
  }

  let Latest: LazyExoticComponent<ComponentType<Props>> = lazy(loadOrFail);

  /** After a failure, the next call tries again. */
  function latest() {
    if (failed) {
      failed = false;
      Latest = lazy(loadOrFail);
    }
    return Latest;
  }

  function Part(props: Props) {
    const [Shown, setShown] = useState(latest);
    const retry = useCallback(() => setShown(latest), []);
    return (
      <PartRetry value={retry}>
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </PartRetry>
    );
  }

  const prefetch = () => void load().catch(() => undefined);
  return { Part, prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } };
}

/** The design system's `ConfirmDialog`, loaded on first use. */
export const { Part: ConfirmDialog, intent: confirmIntent } = lazyPart(async () => {
  const { ConfirmDialog: Dialog } = await import('@raiz/ui/overlays');
  return Dialog;
});

/** Reloads the document. */
export function reload(): void {
  window.location.reload();
}

/** Whether the site has another release than the document. False when that is not known. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await (await fetch(paths.home, { cache: 'no-store' })).text();
    const [, release] = /name="release" content="([^"]+)/.exec(page) ?? [];
    return release !== undefined && release !== releaseOfPage();
  } catch {
    return false;
  }
}

/** Whether the portal was updated since the document loaded; asked only when a chunk has failed. */
export function useReplaced(hasFailed: boolean): boolean {
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (hasFailed) void isReplaced().then(setReplaced);
  }, [hasFailed]);
  return replaced;
}

/** Retries the chunk of the part. */
export const PartRetry = createContext<() => void>(() => undefined);

/**
 * Replaces a part whose chunk could not be fetched, because of a lost connection or a new release.
 * Never reloads automatically, because typed text would be lost. After a retry that works, the
 * focus returns to the element that opened the part.
 */
export function PartFailed() {
  const retry = use(PartRetry);
  const [opener] = useState(() => document.activeElement);
  const replaced = useReplaced(true);

  useEffect(
    () => () => {
      // In a timer: parts that take the focus themselves, such as dialogs, come first.
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
            {!replaced && (
              <Button size="small" icon={<RetryIcon />} onClick={retry}>
                {troubleMessages.retry}
              </Button>
            )}
            <Button size="small" variant={replaced ? 'primary' : 'secondary'} onClick={reload}>
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

/** Error messages of Chromium, Firefox, Safari and Vite for a chunk that could not be fetched. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a chunk could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}
