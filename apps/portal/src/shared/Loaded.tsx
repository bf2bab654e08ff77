import { LoadFailed, Loading } from '@raiz/ui';
import type { ReactNode } from 'react';
import type { Load } from './load.ts';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

export interface LoadedProps<Data> {
  /** Loading, failed, or ready with its data. */
  load: Load<Data>;
  /** What is being loaded, for screen readers. */
  loadingText: string;
  /** Skeletons in the shape of what is coming. */
  skeleton: ReactNode;
  /** Draws the data once they are there. */
  children: (data: Data) => ReactNode;
}

/** Shows what was read, or that it is on its way, or why it failed with a way to try again. */
export function Loaded<Data>({ load, loadingText, skeleton, children }: LoadedProps<Data>) {
  useFocusAfterRetry(load.state === 'failed');
  if (load.state === 'loading') return <Loading text={loadingText}>{skeleton}</Loading>;
  if (load.state === 'ready') return children(load.data);
  return (
    <LoadFailed onRetry={load.retry} busy={load.retrying}>
      {load.message}
    </LoadFailed>
  );
}
