import type { Received } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import type { WithId } from '../../shared/reads/rows.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { lessonReads } from '../shared/changedReads.ts';
import { useReorder } from '../shared/order/useReorder.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { useLessonEditor } from './useLessonEditor.ts';
import { usePublication } from './usePublication.ts';

type Lesson = WithId<Received<'Aula'>>;

/**
 * What can be done with the lessons of a module: each action clears the messages of the others.
 * @param lessons the lessons as received, or null while unknown
 */
export function useLessonPage(lessons: readonly (Received<'Aula'> | null)[] | null) {
  const order = useReorder(
    lessons,
    ({ id }, position) => api.PUT('/admin/lessons/{id}', { params: { path: { id } }, body: { position } }),
    lessonReads,
  );
  const editor = useLessonEditor(order.items);
  const publication = usePublication(editor.onPublished);
  const deletion = useDeletion(
    ({ id }: Lesson) => api.DELETE('/admin/lessons/{id}', { params: { path: { id } } }),
    lessonReads,
    editor.onDeleted,
  );

  /** The page shows the message of one action at a time. */
  function clearMessages() {
    publication.clearMessage();
    deletion.clearMessage();
    order.clearMessage();
    editor.clearMessage();
  }

  function move(id: number, place: number) {
    clearMessages();
    order.move(id, place);
  }

  function publish(lesson: Lesson) {
    clearMessages();
    publication.toggle(lesson);
  }

  function askToDelete(lesson: Lesson) {
    clearMessages();
    deletion.ask(lesson);
  }

  function open(lesson: Lesson | null) {
    askBeforeLeaving(() => {
      clearMessages();
      editor.open(lesson);
    });
  }

  return { order, editor, publication, deletion, clearMessages, move, publish, askToDelete, open };
}
