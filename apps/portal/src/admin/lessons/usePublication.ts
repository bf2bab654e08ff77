import type { Received } from '@raiz/api-client';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { lessonReads } from '../shared/changedReads.ts';
import { failedAction } from '../shared/failedAction.ts';
import type { WithId } from '../../shared/reads/rows.ts';

type Lesson = WithId<Received<'Aula'>>;

const messages = adminLessonsMessages.publication;

/** The message of a change of publication, and its lesson. */
export interface PublicationOutcome {
  lessonId: number;
  ok: boolean;
  text: string;
}

/** Publishing and unpublishing. */
export interface Publication {
  /** Id of the lesson whose publication is being changed, or null. */
  changing: number | null;
  /** The outcome of the last change, or null. */
  outcome: PublicationOutcome | null;
  toggle: (lesson: Lesson) => void;
  clearMessage: () => void;
}

function opposite(lesson: Lesson): 0 | 1 {
  return lesson.published === 1 ? 0 : 1;
}

/**
 * Publishes or unpublishes a lesson of the list; sends only `published`
 * (docs/specification.md#publication).
 * @param onChanged Called with the lesson's id and its new flag.
 */
export function usePublication(onChanged: (lessonId: number, published: 0 | 1) => void): Publication {
  const {
    status,
    error,
    variables: lesson,
    busy,
    run,
    forget,
  } = useWrite(
    (of: Lesson) =>
      api.PUT('/admin/lessons/{id}', { params: { path: { id: of.id } }, body: { published: opposite(of) } }),
    { invalidates: lessonReads, onSuccess: (_answer, of) => onChanged(of.id, opposite(of)) },
  );

  const outcome = useMemo((): PublicationOutcome | null => {
    if (status === 'error') return { lessonId: lesson.id, ok: false, text: failedAction(error, messages) };
    if (status !== 'success') return null;
    const text = opposite(lesson) === 1 ? messages.published : messages.unpublished;
    return { lessonId: lesson.id, ok: true, text };
  }, [status, error, lesson]);

  return { changing: busy && lesson ? lesson.id : null, outcome, toggle: run, clearMessage: forget };
}
