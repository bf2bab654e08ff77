import { failureText, toFailure } from '@raiz/api-client';
import { Badge, Button, Inline, Notice, RetryIcon, Stack, Text, TextLink } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import {
  courseContentMessages,
  courseWordsMessages as words,
  lessonMessages as messages,
} from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import type { Completion } from './useCompletion.ts';

export interface LessonCompletionProps {
  /** The course of the lesson. */
  courseId: number;
  /** The read of the progress, and the request that changes it. */
  completion: Completion;
}

/** The badge of a completed lesson, the button that marks or unmarks it, and how that went. */
export function LessonCompletion({ courseId, completion }: LessonCompletionProps) {
  const { progress, completed, completedAt, change, busy, toggle } = completion;
  const checking = progress.state === 'loading';
  const date = formatDate(completedAt);
  useFocusAfterRetry(progress.state === 'failed');
  return (
    <Stack gap={12}>
      <Inline>
        <Button
          variant={completed && !busy ? 'secondary' : 'primary'}
          busy={checking || busy}
          busyLabel={checking ? undefined : completed ? messages.marking : messages.unmarking}
          onClick={toggle}
        >
          {completed ? messages.unmarkComplete : messages.markComplete}
        </Button>
        {completed && (
          <Badge tone="done">{date === emptyValue ? words.completed : messages.completedAt({ date })}</Badge>
        )}
      </Inline>
      {progress.state === 'failed' && (
        <Notice
          tone="warning"
          actions={
            <Button
              variant="secondary"
              size="small"
              icon={<RetryIcon />}
              busy={progress.retrying}
              onClick={progress.retry}
            >
              {messages.retry}
            </Button>
          }
        >
          {progress.message}
        </Notice>
      )}
      {change.isSuccess && <Notice tone="success">{change.variables ? messages.marked : messages.unmarked}</Notice>}
      {change.isError && <ChangeFailed error={change.error} marking={change.variables} courseId={courseId} />}
    </Stack>
  );
}

interface ChangeFailedProps {
  error: unknown;
  /** The request was to mark the lesson, not to unmark it. */
  marking: boolean;
  courseId: number;
}

/**
 * A refusal (403) adds the server's reason and a link to enrol, which is what is usually missing.
 */
function ChangeFailed({ error, marking, courseId }: ChangeFailedProps) {
  const { status, text } = toFailure(error);
  const isRefused = status === 403;
  const fallback = marking ? messages.markFailed : messages.unmarkFailed;
  return (
    <Notice
      tone="danger"
      actions={isRefused && <TextLink href={to.coursePreview(courseId)}>{courseContentMessages.goToPreview}</TextLink>}
    >
      <Text>{failureText(error, { fallback, serverText: false })}</Text>
      {isRefused && text !== null && <Text>{text}</Text>}
    </Notice>
  );
}
