import type { Received } from '@raiz/api-client';
import { EmptyState, Notice } from '@raiz/ui';
import { adminFormMessages, adminLessonsMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { useRef } from 'react';
import { api } from '../../shared/api.ts';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { paths, to } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { lessonReads } from '../shared/changedReads.ts';
import { ListAndForm } from '../shared/layout/ListAndForm.tsx';
import { Messages } from '../shared/layout/Messages.tsx';
import { OpenFormButton } from '../shared/layout/OpenFormButton.tsx';
import { DeletedNotice } from '../shared/DeletedNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { failedAction } from '../shared/failedAction.ts';
import { named } from '../shared/named.ts';
import { type WithId } from '../../shared/rows.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { OrderAnnouncement, OrderFailure } from '../shared/order/OrderMessages.tsx';
import { useReorder } from '../shared/order/useReorder.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { LessonForm } from './LessonForm.tsx';
import { LessonTable } from './LessonTable.tsx';
import { PublicationNotice } from './PublicationNotice.tsx';
import { useLessonEditor } from './useLessonEditor.ts';
import { useLessonList } from './useLessonList.ts';
import { usePublication } from './usePublication.ts';

type Lesson = WithId<Received<'Aula'>>;

/**
 * `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`: the lessons of a module and their form
 * (docs/specification.md#admin-lessons).
 */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const { course, module, lessons, queries, notFound } = useLessonList(courseId, moduleId);
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

  const opener = useRef<HTMLButtonElement>(null);
  const { items } = order;
  const isReady = course !== null && module !== null && items !== null;
  return (
    <AdminPage
      title={module ? messages.titleOf({ module: named(module).title }) : messages.title}
      above={[
        { label: adminWords.courses, href: paths.adminCourses },
        ...(isReady ? [{ label: named(course).title, href: to.adminModules(courseId), lang: 'pt-BR' }] : []),
      ]}
      actions={
        isReady &&
        !editor.isOpen && (
          <OpenFormButton ref={opener} onOpen={() => open(null)}>
            {messages.newLesson}
          </OpenFormButton>
        )
      }
    >
      {isReady ? (
        <ListAndForm
          title={editor.lesson ? messages.form.editTitle(named(editor.lesson)) : messages.form.addTitle}
          subject={editor.lesson?.id ?? null}
          isOpen={editor.isOpen}
          opener={opener}
          notice={
            editor.success !== null && (
              <Notice tone="success" takeFocus>
                {editor.success}
              </Notice>
            )
          }
          list={
            <>
              <Messages>
                {deletion.deleted && <DeletedNotice>{messages.deletion.success}</DeletedNotice>}
                <PublicationNotice outcome={publication.outcome} />
                <OrderFailure order={order} />
              </Messages>
              {lessons?.length === 0 && <EmptyState title={messages.none} lang="en" />}
              {items.length > 0 && (
                <LessonTable
                  lessons={items}
                  changing={publication.changing}
                  onMove={move}
                  onPublish={publish}
                  onEdit={open}
                  onDelete={askToDelete}
                />
              )}
              <DroppedRows rows={lessons ?? []} texts={adminFormMessages.dropped} />
              <OrderAnnouncement order={order} />
            </>
          }
        >
          <LessonForm
            key={`${editor.lesson?.id ?? 'new'} ${editor.version}`}
            moduleId={moduleId}
            lesson={editor.lesson}
            nextFree={nextFreePosition(items)}
            onSubmit={clearMessages}
            onSaved={editor.onSaved}
            onCancel={() => askBeforeLeaving(editor.close)}
          />
        </ListAndForm>
      ) : (
        <AdminLoading text={messages.loading} failedText={messages.loadFailed} queries={queries} notFound={notFound} />
      )}
      <DeleteDialog
        deletion={deletion}
        texts={messages.deletion}
        error={deletion.failure ? failedAction(deletion.failure, messages.deletion) : null}
      />
    </AdminPage>
  );
}
