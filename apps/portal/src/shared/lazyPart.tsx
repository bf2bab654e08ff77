import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { isChunkFailure } from './chunkFailure.ts';
import { PartFailed, PartRetry } from './PartFailed.tsx';

/** A part of a screen whose code comes when it is first drawn. */
export interface LazyPart<Props> {
  /** Where its code does not come, a sentence with ways on takes its place, and nothing around it is touched. */
  Part: ComponentType<Props>;
  /** Has the code come ahead; nothing happens when it does not. */
  fetchAhead: () => void;
  /** For the button that opens the part: its code comes while the person is still about to press. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Leaves a part of a screen out of what the screen loads first: dialogs, forms that a button opens, what few people look at.
 * @param load imports the part's file
 * @param meanwhile stands in its place while the file is on its way
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyPart<Props> {
  let failed = false;

  async function attempt(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
      failed = true;
      return { default: PartFailed };
    }
  }

  let Latest: LazyExoticComponent<ComponentType<Props>> = lazy(attempt);

  /** One that has failed is tried anew when it is asked for again. */
  function latest() {
    if (failed) {
      failed = false;
      Latest = lazy(attempt);
    }
    return Latest;
  }

  function Part(props: Props) {
    const [Shown, setShown] = useState(latest);
    return (
      <PartRetry value={() => setShown(latest)}>
        <Suspense fallback={meanwhile}>
          <Shown {...props} />
        </Suspense>
      </PartRetry>
    );
  }

  const fetchAhead = () => void load().catch(() => undefined);
  return { Part, fetchAhead, intent: { onPointerEnter: fetchAhead, onFocus: fetchAhead } };
}
