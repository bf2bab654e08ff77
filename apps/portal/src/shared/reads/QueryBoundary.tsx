import { LoadFailed, Loading } from '@raiz/ui';
import { commonMessages } from '@raiz/ui/messages/global';
import { type ReactNode, useEffect, useState } from 'react';
import { focusTitle } from '../page/ScreenHeader.tsx';
import { type QueryResult, stateOf } from './stateOf.ts';

type DataOf<Queries extends readonly QueryResult<unknown>[]> = {
  [Index in keyof Queries]: Exclude<Queries[Index]['data'], undefined>;
};

function isReady<Queries extends readonly QueryResult<unknown>[]>(data: readonly unknown[]): data is DataOf<Queries> {
  return !data.includes(undefined);
}

export interface QueryBoundaryProps<Queries extends readonly QueryResult<unknown>[]> {
  /** The queries whose data is shown; a retry refetches all that failed. */
  queries: Queries;
  /** The message for a failure, or a function of the error and the failed query. */
  failed: string | ((error: unknown, query: QueryResult<unknown>) => string);
  /** `warning` when the page works without the data. @default 'danger' */
  tone?: 'danger' | 'warning';
  /**
   * Shows the skeleton in every state of the queries.
   * @default false
   */
  waiting?: boolean;
  /** What is being loaded, for screen readers. @default 'Carregando...' */
  loadingText?: string;
  /** Skeletons in the shape of the content. Without them it renders nothing while it loads. */
  skeleton?: ReactNode;
  /** Label of the retry button, in the language of the page. */
  retryText?: string;
  /** Label of the retry button during a retry. */
  retryingText?: string;
  /** Renders the data of the queries, in their order. Without it only a failure renders. */
  children?: (...data: DataOf<Queries>) => ReactNode;
}

/** Shows the data of queries, a skeleton while they load, or their failure with a retry. */
export function QueryBoundary<const Queries extends readonly QueryResult<unknown>[]>(
  props: QueryBoundaryProps<Queries>,
) {
  const { queries, failed, waiting = false, loadingText = commonMessages.loading, skeleton, children } = props;
  const [lastText, setLastText] = useState('');
  const broken = queries.filter((query) => stateOf(query) === 'failed');
  const first = broken.find(({ error }) => error !== null);
  // During a retry the query has no error: keeps the last message.
  const text = typeof failed === 'string' ? failed : first ? failed(first.error, first) : lastText;
  if (text !== lastText) setLastText(text);

  const data: readonly unknown[] = queries.map((query) => query.data);
  if (!waiting && isReady<Queries>(data)) return children?.(...data);
  if (waiting || broken.length === 0) {
    return skeleton === undefined ? null : <Loading text={loadingText}>{skeleton}</Loading>;
  }
  return (
    <>
      <FocusAfterRetry />
      <LoadFailed
        onRetry={() => {
          for (const query of broken) void query.refetch();
        }}
        tone={props.tone}
        busy={broken.some(({ isFetching }) => isFetching)}
        retryText={props.retryText}
        busyLabel={props.retryingText}
      >
        {text}
      </LoadFailed>
    </>
  );
}

/** Moves the focus to the page's title when the failure unmounts with its retry button. */
function FocusAfterRetry() {
  useEffect(() => focusTitle, []);
  return null;
}
