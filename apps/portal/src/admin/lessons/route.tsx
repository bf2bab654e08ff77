import { EmptyState, Notice } from '@raiz/ui';
import { adminFormMessages, adminLessonsMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { useRef } from 'react';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { paths, to } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { ListAndForm } from '../shared/layout/ListAndForm.tsx';
import { Messages } from '../shared/layout/Messages.tsx';
import { OpenFormButton } from '../shared/layout/OpenFormButton.tsx';
import { DoneNotice } from '../../shared/DoneNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { failedAction } from '../shared/failedAction.ts';
import { named } from '../shared/named.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { OrderAnnouncement, OrderFailure } from '../shared/order/OrderMessages.tsx';
import { LessonForm } from './LessonForm.tsx';
import { LessonTable } from './LessonTable.tsx';
import { PublicationNotice } from './PublicationNotice.tsx';
import { useLessonList } from './useLessonList.ts';
import { useLessonPage } from './useLessonPage.ts';

/**
 * `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`: the lessons of a module and their form
 * (docs/specification.md#admin-lessons).
 */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const { course, module, lessons, queries, notFound } = useLessonList(courseId, moduleId);
  const page = useLessonPage(lessons);
  const { order, editor, publication, deletion } = page;
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
          <OpenFormButton ref={opener} onOpen={() => page.open(null)}>
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
                {deletion.deleted && <DoneNotice>{messages.deletion.success}</DoneNotice>}
                <PublicationNotice outcome={publication.outcome} />
                <OrderFailure order={order} />
              </Messages>
              {lessons?.length === 0 && <EmptyState title={messages.none} lang="en" />}
              {items.length > 0 && (
                <LessonTable
                  lessons={items}
                  changing={publication.changing}
                  onMove={page.move}
                  onPublish={page.publish}
                  onEdit={page.open}
                  onDelete={page.askToDelete}
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
            onSubmit={page.clearMessages}
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
