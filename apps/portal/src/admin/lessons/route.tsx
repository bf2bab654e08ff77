import type { Schemas } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { usePathId } from '../../shared/useIds.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { lessonReads } from '../shared/changedReads.ts';
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
  const order = useReorder(
    lessons,
    ({ id }, position) => api.PUT('/admin/lessons/{id}', { params: { path: { id } }, body: { position } }),
    lessonReads,
  );
  const editor = useLessonEditor();
  const { lesson, success, edit } = editor;
  const publication = usePublication(editor.published);
  const deletion = useDeletion(
    ({ id }: Lesson) => api.DELETE('/admin/lessons/{id}', { params: { path: { id } } }),
    lessonReads,
    editor.dropped,
  );

  /** One message at a time: what is begun takes those of the other actions away. */
  function alone<Values extends unknown[]>(begin: (...values: Values) => void) {
    return (...values: Values) => {
      publication.forget();
      deletion.forget();
      order.forget();
      editor.forget();
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
      onEdit={(next) => askBeforeLeaving(() => alone(edit)(next))}
      form={{
        moduleId,
        // At the place where the list has it by now: a save from the form must not move it back.
        lesson: lesson && { ...lesson, position: positionOf(lesson, order.items) },
        nextFree: nextFreePosition(order.items ?? []),
        success,
        onBegin: alone(() => {}),
        onSaved: editor.saved,
        onCancel: () => askBeforeLeaving(() => edit(null)),
      }}
    />
  );
}
