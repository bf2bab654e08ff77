import type { Received } from '@raiz/api-client';
import { EmptyState, EyeIcon, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModulesMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { paths, to } from '../../shared/paths.ts';
import { $api } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { moduleReads, moduleTreeReads } from '../shared/changedReads.ts';
import { ListAndForm } from '../shared/layout/ListAndForm.tsx';
import { Messages } from '../shared/layout/Messages.tsx';
import { OpenFormButton } from '../shared/layout/OpenFormButton.tsx';
import { DeletedNotice } from '../shared/DeletedNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { named } from '../shared/named.ts';
import { type WithId } from '../../shared/rows.ts';
import { toModuleBody, toModuleValues } from '../shared/moduleValues.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { OrderAnnouncement, OrderFailure } from '../shared/order/OrderMessages.tsx';
import { useReorder } from '../shared/order/useReorder.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { AddModuleForm } from './AddModuleForm.tsx';
import { ModuleTable } from './ModuleTable.tsx';

type Module = WithId<Received<'Modulo'>>;

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
  const order = useReorder(
    modules.data ?? null,
    (module, position) =>
      api.PUT('/admin/modules/{id}', {
        params: { path: { id: module.id } },
        body: toModuleBody({ ...toModuleValues(module), position: String(position) }, courseId),
      }),
    moduleReads,
  );
  const [isAdded, setAdded] = useState(false);
  const [form, setForm] = useState({ isOpen: false, version: 0 });
  const opener = useRef<HTMLButtonElement>(null);
  const deletion = useDeletion(
    ({ id }: Module) => api.DELETE('/admin/modules/{id}', { params: { path: { id } } }),
    moduleTreeReads,
  );

  /** The page shows the message of one action at a time. */
  function clearMessages() {
    setAdded(false);
    deletion.clearMessage();
    order.clearMessage();
  }

  function closeForm() {
    setForm(({ version }) => ({ isOpen: false, version: version + 1 }));
  }

  function openForm() {
    clearMessages();
    setForm((now) => ({ ...now, isOpen: true }));
  }

  function onAdded() {
    setAdded(true);
    closeForm();
  }

  function move(id: number, place: number) {
    clearMessages();
    order.move(id, place);
  }

  function askToDelete(module: Module) {
    clearMessages();
    deletion.ask(module);
  }

  const isReady = course.data !== undefined && order.items !== null;
  return (
    <AdminPage
      title={course.data ? messages.titleOf({ course: named(course.data).title }) : messages.title}
      above={[{ label: adminWords.courses, href: paths.adminCourses }]}
      actions={
        isReady && (
          <>
            {!form.isOpen && (
              <OpenFormButton ref={opener} onOpen={openForm}>
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
                {deletion.deleted && <DeletedNotice>{messages.deletion.success}</DeletedNotice>}
                <OrderFailure order={order} />
              </Messages>
              {modules.data?.length === 0 && <EmptyState title={messages.none} lang="en" />}
              {order.items.length > 0 && (
                <ModuleTable courseId={courseId} modules={order.items} onMove={move} onDelete={askToDelete} />
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
            onSubmit={clearMessages}
            onAdded={onAdded}
            onCancel={() => askBeforeLeaving(closeForm)}
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
