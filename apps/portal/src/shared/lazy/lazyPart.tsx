import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react';
import { isChunkFailure } from './chunkFailure.ts';
import { PartFailed, PartRetry } from './PartFailed.tsx';

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
    return (
      <PartRetry value={() => setShown(latest)}>
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
