import type { Schemas } from '@raiz/api-client';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useRef } from 'react';
import { api } from '../../shared/api.ts';
import { useMutation } from '../../shared/useMutation.ts';
import { failedAction } from '../shared/failedAction.ts';

type Lesson = Schemas['Aula'];

const messages = adminLessonsMessages.publication;

/** What came of a change of publication, and of which lesson. */
export interface PublicationOutcome {
  lessonId: number;
  ok: boolean;
  text: string;
}

/** Publishing and unpublishing. */
export interface Publication {
  /** Id of the lesson whose publication is being changed, or null. */
  changing: number | null;
  /** What came of the last change, or null. */
  outcome: PublicationOutcome | null;
  toggle: (lesson: Lesson) => void;
  /** Takes the message of the last change away. */
  forget: () => void;
}

function opposite(lesson: Lesson): 0 | 1 {
  return lesson.published === 1 ? 0 : 1;
}

/**
 * Publishes or unpublishes a lesson of the list; sends only `published` (spec, section 4).
 * @param onChanged Called with the lesson's id and its new flag.
 */
export function usePublication(onChanged: (lessonId: number, published: 0 | 1) => void): Publication {
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: (lesson: Lesson) =>
      api.PUT('/admin/lessons/{id}', { params: { path: { id: lesson.id } }, body: { published: opposite(lesson) } }),
    onSuccess: (_answer, lesson) => onChanged(lesson.id, opposite(lesson)),
    onSettled: () => {
      sending.current = false;
    },
  });
  const { variables: lesson, isPending, isSuccess, error } = mutation;

  function outcome(): PublicationOutcome | null {
    if (lesson === undefined) return null;
    if (error) return { lessonId: lesson.id, ok: false, text: failedAction(error, messages) };
    if (!isSuccess) return null;
    return { lessonId: lesson.id, ok: true, text: opposite(lesson) === 1 ? messages.published : messages.unpublished };
  }

  return {
    changing: isPending ? (lesson?.id ?? null) : null,
    outcome: outcome(),
    toggle(next) {
      if (sending.current) return;
      sending.current = true;
      mutation.mutate(next);
    },
    forget() {
      if (!sending.current) mutation.reset();
    },
  };
}
