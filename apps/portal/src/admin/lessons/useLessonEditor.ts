import type { Received } from '@raiz/api-client';
import { useState } from 'react';
import type { WithId } from '../../shared/rows.ts';

type Lesson = WithId<Received<'Aula'>>;

/** What the form beside the list edits, and the message of its last save. */
export interface LessonEditor {
  /** The lesson being edited, at its current place in the list, or null to add one. */
  lesson: Lesson | null;
  /** The sentence of the last save, or null. */
  success: string | null;
  /** Opens a lesson in the form; null for a new one. */
  edit: (lesson: Lesson | null) => void;
  /** After a save, the form adds the next lesson. */
  onSaved: (success: string) => void;
  clearMessage: () => void;
  /** Closes the form of a deleted lesson. */
  onDeleted: (lesson: Lesson) => void;
  /** Updates the form's lesson, so that its save does not undo a publication in the list. */
  onPublished: (lessonId: number, published: 0 | 1) => void;
}

/**
 * The state of the form beside the list.
 * @param list the lessons in order, or null while unknown
 */
export function useLessonEditor(list: readonly Received<'Aula'>[] | null): LessonEditor {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const listed = list?.find(({ id }) => id === lesson?.id);

  return {
    // With the position of the list, so that a save does not move the lesson back.
    lesson: lesson && { ...lesson, position: listed?.position ?? lesson.position },
    success,
    edit(next) {
      setSuccess(null);
      setLesson(next);
    },
    onSaved(sentence) {
      setSuccess(sentence);
      setLesson(null);
    },
    clearMessage: () => setSuccess(null),
    onDeleted: ({ id }) => setLesson((now) => (now?.id === id ? null : now)),
    onPublished: (lessonId, published) => setLesson((now) => (now?.id === lessonId ? { ...now, published } : now)),
  };
}
