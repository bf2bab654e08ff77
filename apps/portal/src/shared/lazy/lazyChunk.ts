import { type ComponentType, lazy } from 'react';

/** A component in a chunk of its own. */
interface LazyChunk<Props> {
  /** Fetches the chunk. Rejects when it cannot be fetched. */
  preload: () => Promise<unknown>;
  /** Fetches the chunk; ignores failures. */
  prefetch: () => void;
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

  return { preload, prefetch: () => void preload().catch(() => undefined), current: () => loaded ?? lazy(preload) };
}
