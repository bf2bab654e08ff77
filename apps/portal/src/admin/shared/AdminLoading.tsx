import { Loading, SkeletonText } from '@raiz/ui';
import { adminFormMessages, adminPortugueseMessages } from '@raiz/ui/messages/admin';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf, type Query } from '../../shared/reads/stateOf.ts';

export interface AdminLoadingProps {
  /**
   * What is loading, such as "Loading lessons". Without it shows the visible text 'Carregando...'.
   */
  text?: string;
  /** The sentence for a failure. */
  failedText: string;
  /** The reads that the page needs; those that failed are retried. */
  queries: readonly (Query<unknown> & { isError: boolean })[];
}

/** Stands in for an admin page until its data is there: the loading state, or the failure. */
export function AdminLoading({ text, failedText, queries }: AdminLoadingProps) {
  // A form does not start with the cache: data from before a failure does not count.
  const reads = queries.map((query) => (query.isError ? { ...query, data: undefined } : query));
  if (reads.every((query) => stateOf(query) !== 'failed')) return <Waiting text={text} />;
  return (
    <Read
      queries={reads}
      failed={failedText}
      retryText={adminFormMessages.retry}
      retryingText={adminFormMessages.retrying}
    />
  );
}

function Waiting({ text }: { text: string | undefined }) {
  if (text !== undefined)
    return (
      <Loading text={text}>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <div lang="pt-BR">
      <Loading text={adminPortugueseMessages.loading} showText>
        <SkeletonText lines={6} />
      </Loading>
    </div>
  );
}
