import type { Schemas } from '@raiz/api-client';
import { useState } from 'react';

type Lesson = Schemas['Aula'];

/** What the list's form is about, and what its last save has to say. */
export interface LessonEditor {
  /** The lesson being edited, or null to add one. */
  lesson: Lesson | null;
  /** The sentence of the last save, or null. */
  success: string | null;
  /** Opens a lesson in the form; null for a new one. */
  edit: (lesson: Lesson | null) => void;
  /** A save worked: the next lesson is a new one. */
  saved: (success: string) => void;
  /** Takes the message of the last save away. */
  forget: () => void;
  /** A lesson was deleted: the form must not go on about it. */
  dropped: (lesson: Lesson) => void;
  /** A lesson's publication was changed in the list: a save from the form must not undo it. */
  published: (lessonId: number, published: 0 | 1) => void;
}

/** The state of the lesson list's form that outlives a save. */
export function useLessonEditor(): LessonEditor {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [success, setSuccess] = useState<string | null>(null);

  return {
    lesson,
    success,
    edit(next) {
      setSuccess(null);
      setLesson(next);
    },
    saved(sentence) {
      setSuccess(sentence);
      setLesson(null);
    },
    forget: () => setSuccess(null),
    dropped: ({ id }) => setLesson((now) => (now?.id === id ? null : now)),
    published: (lessonId, published) => setLesson((now) => (now?.id === lessonId ? { ...now, published } : now)),
  };
}
