import { ButtonLink, LoadFailed, Loading, Notice, SkeletonText } from '@raiz/ui';
import { adminFormMessages, adminPortugueseMessages, adminWords } from '@raiz/ui/messages/admin';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/paths.ts';

export interface AdminLoadingProps {
  /** What is on its way, such as "Loading lessons"; without it the spec's 'Carregando...', for the eye too. */
  text?: string;
  /** The last attempt to load failed. */
  failed: boolean;
  /** The spec's sentence for that (section 8). */
  failedText: string;
  /** Tries again; null where that cannot help, because the address names nothing. */
  onRetry: (() => void) | null;
}

/** What stands in for an admin page until its data is there: the wait, or why there is none. */
export function AdminLoading({ text, failed, failedText, onRetry }: AdminLoadingProps) {
  const [failedOnce, setFailedOnce] = useState(failed);
  const retried = useRef(false);
  // The failure stays while it is tried again, so that its button keeps the focus.
  if (failed && !failedOnce) setFailedOnce(true);

  useEffect(
    () => () => {
      // The button goes as the data comes.
      if (retried.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );

  function retry() {
    retried.current = true;
    onRetry?.();
  }

  if (!failedOnce) return <Waiting text={text} />;
  if (onRetry === null) {
    return (
      <Notice
        tone="danger"
        actions={
          <ButtonLink variant="secondary" href={paths.adminCourses}>
            {adminWords.backToCourses}
          </ButtonLink>
        }
      >
        {failedText}
      </Notice>
    );
  }
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
