import { Button, Notice, RetryIcon, SuccessIcon } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { courseWordsMessages as words, lessonMessages as messages } from '@raiz/ui/messages/learning';
import { FocusAfterRetry } from '../../shared/reads/Read.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import * as styles from './LessonActions.css.ts';
import type { Completion } from './useCompletion.ts';

export interface LessonCompletionProps {
  /** The read of the progress, and the request that changes it. */
  completion: Completion;
  /** The progress in the course, such as "1 de 6 aulas · 16%"; empty when unknown. */
  progress: string;
}

/** The button that marks or unmarks a lesson; below it the date of completion or the progress. */
export function LessonCompletion({ completion, progress }: LessonCompletionProps) {
  const { completed, completedAt, busy, toggle } = completion;
  const checking = stateOf(completion.progress) === 'loading';
  const date = formatDate(completedAt);
  return (
    <>
      <Button
        block
        variant={completed && !busy ? 'secondary' : 'primary'}
        busy={checking || busy}
        busyLabel={checking ? undefined : completed ? messages.marking : messages.unmarking}
        onClick={toggle}
      >
        {completed ? messages.unmarkComplete : messages.markComplete}
      </Button>
      {completed ? (
        <p className={styles.done}>
          <SuccessIcon size="text" />
          <span>{date === emptyValue ? words.completed : messages.completedAt({ date })}</span>
        </p>
      ) : (
        <p className={styles.progress}>{progress}</p>
      )}
    </>
  );
}

/** Says that the progress could not be read, with a retry; else nothing. */
export function ProgressFailed({ progress }: Pick<Completion, 'progress'>) {
  if (stateOf(progress) !== 'failed') return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<RetryIcon />}
          busy={progress.isFetching}
          onClick={() => void progress.refetch()}
        >
          {messages.retry}
        </Button>
      }
    >
      <FocusAfterRetry />
      {messages.progressFailed}
    </Notice>
  );
}
