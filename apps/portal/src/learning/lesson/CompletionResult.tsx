import { failureText, toFailure } from '@raiz/api-client';
import { Notice, Text, TextLink } from '@raiz/ui';
import { courseContentMessages, lessonMessages as messages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/page/paths.ts';
import type { Completion } from './useCompletion.ts';

export interface CompletionResultProps {
  /** The course of the lesson. */
  courseId: number;
  /** The request that marked or unmarked the lesson. */
  change: Completion['change'];
}

/**
 * How the last mark or unmark went; nothing before. A refusal (403) adds the server's reason and a
 * link to enrol, which is what is usually missing.
 */
export function CompletionResult({ courseId, change }: CompletionResultProps) {
  if (change.isSuccess) return <Notice tone="success">{change.variables ? messages.marked : messages.unmarked}</Notice>;
  if (!change.isError) return null;
  const { status, text } = toFailure(change.error);
  const isRefused = status === 403;
  const fallback = change.variables ? messages.markFailed : messages.unmarkFailed;
  return (
    <Notice
      tone="danger"
      actions={isRefused && <TextLink href={to.coursePreview(courseId)}>{courseContentMessages.goToPreview}</TextLink>}
    >
      <Text>{failureText(change.error, { fallback, serverText: false })}</Text>
      {isRefused && text !== null && <Text>{text}</Text>}
    </Notice>
  );
}
