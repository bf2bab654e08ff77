import type { Schemas } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { usePathId } from '../../shared/useIds.ts';
import { leave } from '../../shared/unsaved/leaving.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { useReorder } from '../shared/order/useReorder.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { LessonsScreen } from './LessonsScreen.tsx';
import { useLessonEditor } from './useLessonEditor.ts';
import { useLessonList } from './useLessonList.ts';
import { usePublication } from './usePublication.ts';

type Lesson = Schemas['Aula'];

function positionOf(lesson: Lesson, items: readonly Lesson[] | null): number {
  return items?.find(({ id }) => id === lesson.id)?.position ?? lesson.position;
}

/** `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`: the lessons of a module and their form (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const { lessons, ...list } = useLessonList(courseId, moduleId);
  const order = useReorder(lessons, ({ id }, position) =>
    api.PUT('/admin/lessons/{id}', { params: { path: { id } }, body: { position } }),
  );
  const { form, edit, dropped, published } = useLessonEditor(moduleId);
  const publication = usePublication(published);
  const deletion = useDeletion(
    (lesson: Lesson) => api.DELETE('/admin/lessons/{id}', { params: { path: { id: lesson.id } } }),
    dropped,
  );

  /** One message at a time: what is begun takes those of the other actions away. */
  function alone<Values extends unknown[]>(begin: (...values: Values) => void) {
    return (...values: Values) => {
      publication.forget();
      deletion.forget();
      order.forget();
      form.forget();
      begin(...values);
    };
  }

  return (
    <LessonsScreen
      {...list}
      courseId={courseId}
      order={{ ...order, move: alone(order.move) }}
      publication={{ ...publication, toggle: alone(publication.toggle) }}
      deletion={{ ...deletion, ask: alone(deletion.ask) }}
      onEdit={(lesson) => leave(() => alone(edit)(lesson))}
      form={{
        ...form,
        // At the place where the list has it by now: a save from the form must not move it back.
        lesson: form.lesson && { ...form.lesson, position: positionOf(form.lesson, order.items) },
        nextFree: nextFreePosition(order.items ?? []),
        onSave: alone(form.onSave),
      }}
    />
  );
}
