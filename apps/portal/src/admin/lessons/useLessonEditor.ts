import type { Schemas } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { toLessonBody, type LessonValues } from '../shared/lessonValues.ts';
import { useSaving } from '../shared/useSaving.ts';
import { leave } from '../../shared/unsaved/leaving.ts';
import type { LessonFormProps } from './LessonForm.tsx';

type Lesson = Schemas['Aula'];

/** The list's form: what it is about, and its save. */
export interface LessonEditor {
  form: Omit<LessonFormProps, 'nextFree'>;
  /** Opens a lesson in the form; null for a new one. */
  edit: (lesson: Lesson | null) => void;
  /** A lesson was deleted: the form must not go on about it. */
  dropped: (lesson: Lesson) => void;
  /** A lesson's publication was changed in the list: a save from the form must not undo it. */
  published: (lessonId: number, published: 0 | 1) => void;
}

/** New lessons go by POST, the one being edited by PUT; then the form starts over (spec, section 4). */
export function useLessonEditor(moduleId: number): LessonEditor {
  const [editing, setEditing] = useState<Lesson | null>(null);
  const [saves, setSaves] = useState(0);
  const [wasNew, setWasNew] = useState(true);
  const { save, ...saving } = useSaving((values: LessonValues) => {
    const body = toLessonBody(values, moduleId);
    return editing === null
      ? api.POST('/admin/lessons', { body })
      : api.PUT('/admin/lessons/{id}', { params: { path: { id: editing.id } }, body });
  });

  function edit(lesson: Lesson | null) {
    if (saving.saving) return;
    saving.forget();
    setEditing(lesson);
  }

  return {
    edit,
    dropped(lesson) {
      if (editing?.id === lesson.id) edit(null);
    },
    published: (lessonId, published) => setEditing((now) => (now?.id === lessonId ? { ...now, published } : now)),
    form: {
      ...saving,
      about: `lesson:${editing?.id ?? `new:${moduleId}`}`,
      lesson: editing,
      saves,
      wasNew,
      onCancel: () => leave(() => edit(null)),
      onSave: (values, done) =>
        save(values, done, () => {
          setWasNew(editing === null);
          setSaves((count) => count + 1);
          setEditing(null);
        }),
    },
  };
}
