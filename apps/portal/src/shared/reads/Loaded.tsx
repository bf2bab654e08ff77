import { LoadFailed, Loading } from '@raiz/ui';
import { commonMessages } from '@raiz/ui/messages/global';
import type { ReactNode } from 'react';
import type { Load } from './load.ts';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

export interface LoadedProps<Data> {
  /** Loading, failed, or ready with its data. */
  load: Load<Data>;
  /** What is being loaded, for screen readers. @default 'Carregando...' */
  loadingText?: string;
  /** Skeletons in the shape of the content. */
  skeleton: ReactNode;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
}

/** Shows the data of a read, its skeleton while it loads, or its failure with a retry. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { load, loadingText = commonMessages.loading, skeleton, children } = props;
  useFocusAfterRetry(load.state === 'failed');
  if (load.state === 'loading') return <Loading text={loadingText}>{skeleton}</Loading>;
  if (load.state === 'ready') return children(load.data);
  return (
    <LoadFailed onRetry={load.retry} busy={load.retrying}>
      {load.message}
    </LoadFailed>
  );
}
