import type { Schemas } from '@raiz/api-client';
import { useMutation } from '@tanstack/react-query';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { api } from '../../shared/api.ts';
import { failedAction } from '../shared/failedAction.ts';

const messages = adminLessonsMessages.publication;

export interface Publication {
  /** Id of the lesson whose publication is being changed, or null. */
  changing: number | null;
  /** What came of the last change. */
  outcome: { ok: boolean; text: string } | null;
  toggle: (lesson: Schemas['Aula']) => void;
}

/** Publishes or unpublishes a lesson of the list; sends only `published` (spec, section 4). */
export function usePublication(): Publication {
  const mutation = useMutation({
    mutationFn: (lesson: Schemas['Aula']) =>
      api.PUT('/admin/lessons/{id}', {
        params: { path: { id: lesson.id } },
        body: { published: lesson.published === 1 ? 0 : 1 },
      }),
  });
  const { variables: lesson, isPending, isSuccess, error } = mutation;
  const done = lesson?.published === 1 ? messages.unpublished : messages.published;

  return {
    changing: isPending ? (lesson?.id ?? null) : null,
    outcome: isSuccess ? { ok: true, text: done } : error ? { ok: false, text: failedAction(error, messages) } : null,
    toggle: (next) => {
      if (!isPending) mutation.mutate(next);
    },
  };
}
