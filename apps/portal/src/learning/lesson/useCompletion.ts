import { failureText, toFailure } from '@raiz/api-client';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toLoad } from '../../shared/load.ts';
import { useWrite, type WriteState } from '../../shared/useWrite.ts';
import { completionMutation, progressQuery } from './completionMutation.ts';

/** What the last mark or unmark came to. */
export type CompletionAnswer =
  | { kind: 'done'; message: string }
  /** `refused`: the server keeps this member from marking; its own words are in `reason`. */
  | { kind: 'failed'; message: string; refused: boolean; reason: string | null };

/** Whether a lesson is completed, and the way to change it. */
export interface Completion {
  /** Not known yet. */
  checking: boolean;
  /** The progress could not be read: the sentence that says so, and a retry. */
  unread: { message: string; retrying: boolean; retry: () => void } | null;
  /** Changes on press, and back when the request fails. */
  completed: boolean;
  /** Moment of completion, ISO with offset, or null when unknown. */
  completedAt: string | null;
  busy: boolean;
  answer: CompletionAnswer | null;
  toggle: () => void;
}

function answerOf(now: WriteState<boolean, unknown>): CompletionAnswer | null {
  if (now.state === 'done')
    return { kind: 'done', message: now.input ? lessonMessages.marked : lessonMessages.unmarked };
  if (now.state !== 'failed') return null;
  const fallback = now.input ? lessonMessages.markFailed : lessonMessages.unmarkFailed;
  const { status, text } = toFailure(now.error);
  return {
    kind: 'failed',
    message: failureText(now.error, { fallback, serverText: false }),
    refused: status === 403,
    reason: text,
  };
}

/**
 * Reads, marks and unmarks the completion of a lesson (spec, section 4). Where the progress cannot
 * be read, the course's list decides; without that the lesson is not completed.
 * @param listed What the course's list of lessons says; undefined when it is not known.
 */
export function useCompletion(courseId: number, lessonId: number, listed: boolean | undefined): Completion {
  const load = toLoad(useQuery(progressQuery(courseId, lessonId)), lessonMessages.progressFailed);
  const { mutateAsync } = useMutation(completionMutation(courseId, lessonId));
  const write = useWrite(mutateAsync, { invalidates: ['/courses/{id}', '/user/courses', '/user/certificates'] });
  const completedAt = load.state === 'ready' ? (load.data.completed_at ?? null) : null;
  const completed = load.state === 'ready' ? completedAt !== null : (listed ?? false);
  return {
    checking: load.state === 'loading',
    unread: load.state === 'failed' ? load : null,
    completed,
    completedAt,
    busy: write.busy,
    answer: answerOf(write.now),
    toggle: () => write.run(!completed),
  };
}
