import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { reportError } from '../page/report.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { lazyChunk } from './lazyChunk.ts';
import { PartFailed } from './PartFailed.tsx';

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
  const { prefetch, current } = lazyChunk(load);

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
        onError={(error) => reportError('chunk', error)}
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

  return { Part, prefetch, preloadHandlers: { onPointerEnter: prefetch, onFocus: prefetch } };
}
