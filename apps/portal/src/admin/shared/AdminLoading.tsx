import { LoadFailed, Loading, SkeletonText } from '@raiz/ui';
import { adminFormMessages, adminPortugueseMessages } from '@raiz/ui/messages/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { focusTitle } from '../../shared/reads/focusTitle.ts';

export interface AdminLoadingProps {
  /**
   * What is loading, such as "Loading lessons". Without it shows the visible text 'Carregando...'.
   */
  text?: string;
  /** The sentence for a failure. */
  failedText: string;
  /** The reads that the page needs; those that failed are retried. */
  queries: readonly Pick<UseQueryResult<unknown, unknown>, 'isError' | 'isFetching' | 'refetch'>[];
}

/** Stands in for an admin page until its data is there: the loading state, or the failure. */
export function AdminLoading({ text, failedText, queries }: AdminLoadingProps) {
  const failed = queries.some((query) => query.isError && !query.isFetching);
  const [failedOnce, setFailedOnce] = useState(failed);
  const retried = useRef(false);
  // Shows the failure during a retry, so that the retry button keeps the focus.
  if (failed && !failedOnce) setFailedOnce(true);

  useEffect(
    () => () => {
      // The retry button is removed when the data arrives.
      if (retried.current) focusTitle();
    },
    [],
  );

  function retry() {
    retried.current = true;
    for (const query of queries) if (query.isError) void query.refetch();
  }

  if (!failedOnce) return <Waiting text={text} />;
  return (
    <LoadFailed
      retryText={adminFormMessages.retry}
      busy={!failed}
      busyLabel={adminFormMessages.retrying}
      onRetry={retry}
    >
      {failedText}
    </LoadFailed>
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
