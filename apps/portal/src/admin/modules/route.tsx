import { EmptyState, EyeIcon, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModulesMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { useRef } from 'react';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { paths, to } from '../../shared/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { ListAndForm } from '../shared/layout/ListAndForm.tsx';
import { Messages } from '../shared/layout/Messages.tsx';
import { OpenFormButton } from '../shared/layout/OpenFormButton.tsx';
import { DoneNotice } from '../../shared/DoneNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { named } from '../shared/named.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { OrderAnnouncement, OrderFailure } from '../shared/order/OrderMessages.tsx';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { AddModuleForm } from './AddModuleForm.tsx';
import { ModuleTable } from './ModuleTable.tsx';
import { useModulePage } from './useModulePage.ts';

/**
 * `/admin/curso/{cursoId}/modulo`: the modules of a course (docs/specification.md#admin-modules).
 */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const enabled = courseId > 0;
  const course = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const modules = $api.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId } } },
    { enabled },
  );
  const page = useModulePage(courseId, modules.data ?? null);
  const { order, deletion, form, isAdded } = page;
  const opener = useRef<HTMLButtonElement>(null);
  const isReady = course.data !== undefined && order.items !== null;
  return (
    <AdminPage
      title={course.data ? messages.titleOf({ course: named(course.data).title }) : messages.title}
      above={[{ label: adminWords.courses, href: paths.adminCourses }]}
      actions={
        isReady && (
          <>
            {!form.isOpen && (
              <OpenFormButton ref={opener} onOpen={page.openForm}>
                {messages.newModule}
              </OpenFormButton>
            )}
            <TextLink look="standalone" icon={<EyeIcon />} href={to.course(courseId)}>
              {messages.seeAsStudent}
            </TextLink>
          </>
        )
      }
    >
      {course.data === undefined || order.items === null ? (
        <AdminLoading
          text={messages.loading}
          failedText={messages.loadFailed}
          queries={[course, modules]}
          notFound={!enabled}
        />
      ) : (
        <ListAndForm
          title={messages.add.title}
          subject={null}
          isOpen={form.isOpen}
          opener={opener}
          notice={
            isAdded && (
              <Notice tone="success" takeFocus>
                {messages.add.success}
              </Notice>
            )
          }
          list={
            <>
              <Messages>
                {deletion.deleted && <DoneNotice>{messages.deletion.success}</DoneNotice>}
                <OrderFailure order={order} />
              </Messages>
              {modules.data?.length === 0 && <EmptyState title={messages.none} lang="en" />}
              {order.items.length > 0 && (
                <ModuleTable courseId={courseId} modules={order.items} onMove={page.move} onDelete={page.askToDelete} />
              )}
              <DroppedRows rows={modules.data ?? []} texts={adminFormMessages.dropped} />
              <OrderAnnouncement order={order} />
            </>
          }
        >
          <AddModuleForm
            key={form.version}
            courseId={courseId}
            nextFree={nextFreePosition(order.items)}
            onSubmit={page.clearMessages}
            onAdded={page.onAdded}
            onCancel={() => askBeforeLeaving(page.closeForm)}
          />
        </ListAndForm>
      )}
      <DeleteDialog
        deletion={deletion}
        texts={messages.deletion}
        error={deletion.failure ? messages.deletion.failed : null}
      />
    </AdminPage>
  );
}
