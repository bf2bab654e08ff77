import type { Schemas } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { usePathId } from '../../shared/useIds.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { LessonsScreen } from './LessonsScreen.tsx';
import { useLessonEditor } from './useLessonEditor.ts';
import { useLessonList } from './useLessonList.ts';
import { usePublication } from './usePublication.ts';

type Lesson = Schemas['Aula'];

/** `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`: the lessons of a module and their form (spec, section 2). */
export function LessonsRoute() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const list = useLessonList(courseId, moduleId);
  const { form, edit, dropped, published } = useLessonEditor(moduleId);
  const publication = usePublication(published);
  const deletion = useDeletion(
    (lesson: Lesson) => api.DELETE('/admin/lessons/{id}', { params: { path: { id: lesson.id } } }),
    dropped,
  );

  /** One message at a time: what is begun takes those of the other actions away. */
  function alone<Value>(begin: (value: Value) => void) {
    return (value: Value) => {
      publication.forget();
      deletion.forget();
      form.forget();
      begin(value);
    };
  }

  return (
    <LessonsScreen
      {...list}
      courseId={courseId}
      publication={{ ...publication, toggle: alone(publication.toggle) }}
      deletion={{ ...deletion, ask: alone(deletion.ask) }}
      onEdit={alone(edit)}
      form={{ ...form, onSave: alone(form.onSave) }}
    />
  );
}
