declare module 'virtual:contract' {
  import type { ListedOperation } from './listing.ts';

  /** The operations of openapi.yaml, provided by contractPlugin. */
  export const operations: readonly ListedOperation[];
}
