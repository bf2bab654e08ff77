import { failureText, toFailure, type Schemas } from '@raiz/api-client';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { useRef } from 'react';
import { api } from '../../shared/api.ts';
import { toLoad } from '../../shared/load.ts';
import { queries, queryClient } from '../../shared/queries.ts';
import { useMutation } from '../../shared/useMutation.ts';

const path = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** What the last mark or unmark came to. */
export type CompletionAnswer =
  | { kind: 'done'; message: string }
  /** `refused`: the server keeps this member from marking; its own words are in `reason`. */
  | { kind: 'failed'; message: string; refused: boolean; reason: string | null };

/** Whether a lesson is completed, and the way to change it. */
export interface Completion {
  /** Not known yet. */
  checking: boolean;
  /** The progress could not be read: the sentence that says so, and the way to ask again. */
  unread: { message: string; retrying: boolean; retry: () => void } | null;
  /** Shown at once when asked for, and taken back when the request fails. */
  completed: boolean;
  /** Moment of completion, ISO with offset, or null when unknown. */
  completedAt: string | null;
  busy: boolean;
  answer: CompletionAnswer | null;
  toggle: () => void;
}

function failed(caught: unknown, complete: boolean): CompletionAnswer {
  const fallback = complete ? lessonMessages.markFailed : lessonMessages.unmarkFailed;
  const { status, text } = toFailure(caught);
  return {
    kind: 'failed',
    message: failureText(caught, { fallback, serverText: false }),
    refused: status === 403,
    reason: text,
  };
}

/**
 * Reads, marks and unmarks the completion of a lesson (spec, section 4). Where the progress cannot be read, the course's list
 * speaks, and without that the lesson stands at "not completed". `success: false` is a failure already when it arrives here.
 * @param listed What the course's list of lessons says, so that button and list never disagree; undefined when it is not known.
 */
export function useCompletion(courseId: number, lessonId: number, listed: boolean | undefined): Completion {
  const init = { params: { path: { courseId, lessonId } } };
  const progress = queries.useQuery('get', path, init);
  const queryKey = queries.keyOf('get', path, init);
  const sending = useRef(false);

  const mutation = useMutation({
    mutationFn: async (complete: boolean) => {
      const { data } = complete ? await api.POST(path, init) : await api.DELETE(path, init);
      // An answer that was under way before must not bring the old state back.
      queryClient.cancelQueries({ queryKey });
      const completed_at = complete ? (data?.completed_at ?? new Date().toISOString()) : null;
      const known: Schemas['Progresso'] = { success: true, completed_at };
      queryClient.setQueryData(queryKey, known);
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const load = toLoad(progress, lessonMessages.progressFailed);
  const completedAt = progress.data?.completed_at ?? null;
  const known = load.state === 'ready' ? completedAt !== null : (listed ?? false);
  const completed = mutation.isPending ? mutation.variables : known;

  function answer(): CompletionAnswer | null {
    if (mutation.isError) return failed(mutation.error, mutation.variables);
    if (!mutation.isSuccess) return null;
    return { kind: 'done', message: mutation.variables ? lessonMessages.marked : lessonMessages.unmarked };
  }

  return {
    checking: load.state === 'loading',
    unread: load.state === 'failed' ? load : null,
    completed,
    completedAt: completed ? completedAt : null,
    busy: mutation.isPending,
    answer: answer(),
    toggle() {
      if (sending.current) return;
      sending.current = true;
      mutation.mutate(!completed);
    },
  };
}
