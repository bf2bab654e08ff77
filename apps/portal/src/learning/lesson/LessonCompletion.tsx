import { Badge, Button, Inline, Notice, RetryIcon, Stack, Text, TextLink } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import {
  courseContentMessages,
  courseWordsMessages as words,
  lessonMessages as messages,
} from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import type { Completion, CompletionAnswer } from './useCompletion.ts';

export interface LessonCompletionProps {
  /** Number of the course, for the way to it. */
  courseId: number;
  /** Whether the lesson is done, and the request that marks it or takes the mark back. */
  completion: Completion;
}

/** The mark of a completed lesson, and the button that sets or removes it, with the spec's sentences (section 4). */
export function LessonCompletion({ courseId, completion }: LessonCompletionProps) {
  const { checking, unread, completed, completedAt, busy, answer, toggle } = completion;
  const date = formatDate(completedAt);
  useFocusAfterRetry(unread !== null);
  return (
    <Stack gap={12}>
      <Inline>
        <Button
          variant={completed && !busy ? 'secondary' : 'primary'}
          busy={checking || busy}
          busyLabel={busyLabel(checking, completed)}
          onClick={toggle}
        >
          {completed ? messages.unmarkComplete : messages.markComplete}
        </Button>
        {completed && (
          <Badge tone="done">{date === emptyValue ? words.completed : messages.completedAt({ date })}</Badge>
        )}
      </Inline>
      {unread && <Unread {...unread} />}
      {answer && <Answer answer={answer} courseId={courseId} />}
    </Stack>
  );
}

function Unread({ message, retrying, retry }: NonNullable<Completion['unread']>) {
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="secondary" size="small" icon={<RetryIcon />} busy={retrying} onClick={retry}>
          {messages.retry}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}

function busyLabel(checking: boolean, completed: boolean): string | undefined {
  if (checking) return undefined;
  return completed ? messages.marking : messages.unmarking;
}

function Answer({ answer, courseId }: { answer: CompletionAnswer; courseId: number }) {
  if (answer.kind === 'done') return <Notice tone="success">{answer.message}</Notice>;
  const { message, refused, reason } = answer;
  // Why the server refuses is worth knowing, and most often it is a missing enrolment.
  const wayOut = refused ? (
    <TextLink href={to.coursePreview(courseId)}>{courseContentMessages.goToPreview}</TextLink>
  ) : undefined;
  return (
    <Notice tone="danger" actions={wayOut}>
      <Text>{message}</Text>
      {refused && reason !== null && <Text>{reason}</Text>}
    </Notice>
  );
}
