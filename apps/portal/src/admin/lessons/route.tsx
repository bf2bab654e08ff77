import type { Schemas } from '@raiz/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { usePathId } from '../../shared/useIds.ts';
import { toLessonBody, type LessonValues } from '../shared/lessonValues.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { LessonsScreen } from './LessonsScreen.tsx';
import { useLessonList } from './useLessonList.ts';
import { usePublication } from './usePublication.ts';

type Lesson = Schemas['Aula'];

/** `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`: the lessons of a module and their form (spec, section 2). */
export function LessonsRoute() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const list = useLessonList(courseId, moduleId);
  const publication = usePublication();
  const deletion = useDeletion((lesson: Lesson) => api.DELETE('/admin/lessons/{id}', { params: { path: { id: lesson.id } } }));
  const [editing, setEditing] = useState<Lesson | null>(null);
  const [saves, setSaves] = useState(0);
  const save = useMutation({
    mutationFn: (values: LessonValues) => {
      const body = toLessonBody(values, moduleId);
      return editing === null
        ? api.POST('/admin/lessons', { body })
        : api.PUT('/admin/lessons/{id}', { params: { path: { id: editing.id } }, body });
    },
    onSuccess: () => {
      // The form resets after a save; a new key is a new form.
      setEditing(null);
      setSaves((count) => count + 1);
    },
  });

  function edit(lesson: Lesson | null) {
    if (save.isPending) return;
    save.reset();
    setEditing(lesson);
  }

  return (
    <LessonsScreen
      {...list}
      courseId={courseId}
      publication={publication}
      deletion={deletion}
      onEdit={edit}
      form={{
        key: `${editing?.id ?? 'new'}-${saves}`,
        lesson: editing,
        saving: save.isPending,
        saved: save.isSuccess,
        failure: save.error,
        onSave: save.mutate,
        onCancel: () => edit(null),
      }}
    />
  );
}
