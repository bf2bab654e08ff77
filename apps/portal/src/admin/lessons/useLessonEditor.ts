import type { Received } from '@raiz/api-client';
import { useState } from 'react';
import type { WithId } from '../../shared/reads/rows.ts';

type Lesson = WithId<Received<'Aula'>>;

/** What the form beside the list edits, and the message of its last save. */
export interface LessonEditor {
  /** The lesson being edited, at its current place in the list, or null to add one. */
  lesson: Lesson | null;
  /** Narrow windows show the form instead of the list. */
  isOpen: boolean;
  /** Changes when the form starts over. */
  version: number;
  /** The sentence of the last save, or null. */
  success: string | null;
  /** Opens the form with a lesson; null for a new one. */
  open: (lesson: Lesson | null) => void;
  /** Closes the form; on wide windows it adds a lesson then. */
  close: () => void;
  /** Closes the form after a save. */
  onSaved: (success: string) => void;
  clearMessage: () => void;
  /** Closes the form of a deleted lesson. */
  onDeleted: (lesson: Lesson) => void;
  /** Updates the form's lesson, so that its save does not undo a publication in the list. */
  onPublished: (lessonId: number, published: 0 | 1) => void;
}

interface Opened {
  lesson: Lesson | null;
  isOpen: boolean;
  version: number;
}

/**
 * The state of the form beside the list.
 * @param list the lessons in order, or null while unknown
 */
export function useLessonEditor(list: readonly Received<'Aula'>[] | null): LessonEditor {
  const [{ lesson, isOpen, version }, setOpened] = useState<Opened>({ lesson: null, isOpen: false, version: 0 });
  const [success, setSuccess] = useState<string | null>(null);
  const listed = list?.find(({ id }) => id === lesson?.id);

  function close() {
    setOpened((now) => ({ lesson: null, isOpen: false, version: now.version + 1 }));
  }

  return {
    // With the position of the list, so that a save does not move the lesson back.
    lesson: lesson && { ...lesson, position: listed?.position ?? lesson.position },
    isOpen,
    version,
    success,
    open(next) {
      setSuccess(null);
      setOpened((now) => ({ ...now, lesson: next, isOpen: true }));
    },
    close() {
      setSuccess(null);
      close();
    },
    onSaved(sentence) {
      setSuccess(sentence);
      close();
    },
    clearMessage: () => setSuccess(null),
    onDeleted({ id }) {
      if (id === lesson?.id) close();
    },
    onPublished: (lessonId, published) =>
      setOpened((now) => (now.lesson?.id === lessonId ? { ...now, lesson: { ...now.lesson, published } } : now)),
  };
}
