import type { Received } from '@raiz/api-client';
import { countOf, emptyValue, formatCount } from '@raiz/ui/format';
import { adminFormMessages, adminModulesMessages as messages } from '@raiz/ui/messages/admin';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { usePathId } from '../../shared/page/ids.ts';
import { pathTo } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { aboveCourse, AdminLoading, AdminPage, withTitle, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { moduleReads, moduleTreeReads } from '../shared/changedReads.ts';
import { actionsColumn, Description, titleColumn } from '../shared/columns.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { CloseFormButton, ListEditor, OpenFormButton } from '../shared/ListEditor.tsx';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { nextFreePosition } from '../shared/order/order.ts';
import { adminGuard, SaveForm } from '../shared/SaveForm.tsx';
import { type ListEditor as Editor, useListEditor } from '../shared/useListEditor.ts';
import { changeModule, createModule, findRow, readModule, saveFailure } from '../shared/stored.ts';
import { checkModule, newModule, normalizeModule, toModuleBody, toModuleValues } from '../shared/values.ts';

type Module = Received<'Modulo'>;

/**
 * `/admin/curso/{cursoId}/modulo`: the modules of a course (docs/specification.md#admin-modules).
 */
export function Route() {
  const courseId = usePathId('cursoId');
  if (courseId === null) return <UnknownAdminPage title={messages.title}>{messages.loadFailed}</UnknownAdminPage>;
  return <Modules key={courseId} courseId={courseId} />;
}

function Modules({ courseId }: { courseId: number }) {
  const course = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } });
  const modules = $api.useQuery('get', '/admin/modules/course/{courseId}', { params: { path: { courseId } } });
  const editor = useListEditor<Module>({
    rows: modules.data ?? null,
    read: async () =>
      dataOrThrow(await api.GET('/admin/modules/course/{courseId}', { params: { path: { courseId } } })),
    async store({ id }, position) {
      // The update sends all fields: the other ones as the server has them now.
      const values = { ...toModuleValues(await readModule(id)), position: String(position) };
      return changeModule(id, toModuleBody(values, courseId));
    },
    invalidates: moduleReads,
  });
  const lessonsColumn = useLessonsColumn(courseId);
  const { items, deleting, askToDelete } = editor;
  const opener = <OpenFormButton editor={editor}>{messages.newModule}</OpenFormButton>;
  const isReady = course.data !== undefined && items !== null;

  const columns = useMemo(
    () => [
      titleColumn<Module>(
        (id) => pathTo.adminLessons(courseId, id),
        ({ description }) => description?.trim() && <Description>{description}</Description>,
      ),
      lessonsColumn,
      actionsColumn<Module>((module, name) => ({
        actions: [
          { label: messages.edit, name: messages.editItem(name), href: pathTo.adminModule(courseId, module.id) },
          { label: messages.lessons, name: messages.lessonsItem(name), href: pathTo.adminLessons(courseId, module.id) },
        ],
        deleteName: messages.deleteItem(name),
        onDelete: () => askToDelete(module),
      })),
    ],
    [courseId, askToDelete, lessonsColumn],
  );

  return (
    <AdminPage
      title={isReady ? messages.titleOf({ course: withTitle(course.data).title }) : messages.title}
      above={aboveCourse()}
      asStudent={isReady && pathTo.course(courseId)}
      actions={isReady && items.length > 0 && opener}
    >
      {isReady ? (
        <ListEditor
          editor={editor}
          rows={modules.data ?? []}
          columns={columns}
          texts={messages}
          opener={opener}
          formTitle={messages.add.title}
        >
          <AddModuleForm key={editor.formKey} courseId={courseId} editor={editor} />
        </ListEditor>
      ) : (
        <AdminLoading
          kind="list"
          text={messages.loading}
          failedText={messages.loadFailed}
          queries={[course, modules]}
        />
      )}
      {deleting && (
        <DeleteDialog
          kind="module"
          item={deleting}
          send={({ id }) => api.DELETE('/admin/modules/{id}', { params: { path: { id } } })}
          read={editor.read}
          invalidates={moduleTreeReads}
          texts={messages.deletion}
          onCancel={editor.cancelDelete}
          onDeleted={editor.onDeleted}
        />
      )}
    </AdminPage>
  );
}

/** The number of lessons, and of published ones while some are drafts. */
function lessonsText(lessons: readonly { published: number | null }[]): string {
  const total = lessons.length;
  const published = lessons.filter((lesson) => lesson.published === 1).length;
  return published === total
    ? countOf(total, messages.lessonCount)
    : messages.publishedCount({ published: formatCount(published), total: formatCount(total) });
}

/** The lessons of each module, which only the course's answer has. */
function useLessonsColumn(courseId: number): DataTableColumn<Module> {
  const { data, isPending } = $api.useQuery('get', '/courses/{id}', { params: { path: { id: courseId } } });
  return useMemo(
    () => ({
      id: 'lessons',
      header: messages.lessons,
      listLabel: '',
      oneLine: true,
      render({ id }) {
        const module = nonNullRows(data?.modules ?? []).find((one) => one.id === id);
        if (module) return lessonsText(nonNullRows(module.lessons ?? []));
        return isPending ? '…' : emptyValue;
      },
    }),
    [data, isPending],
  );
}

/** The form that adds a module at the next free position. */
function AddModuleForm({ courseId, editor }: { courseId: number; editor: Editor<Module> }) {
  const form = useSavedForm({
    guard: adminGuard,
    draftKey: `module:new:${courseId}`,
    values: newModule,
    stored: null,
    check: checkModule,
    failure: saveFailure(adminFormMessages.gone.course, { fallback: messages.add.failed, serverText: false }),
    send(values, _changed, id) {
      const body = toModuleBody(values, courseId);
      return id === null ? createModule(body) : changeModule(id, body);
    },
    find: (values) => findRow(editor.read, toModuleValues, normalizeModule(values)),
    invalidates: moduleReads,
    invalidatesOnFailure: moduleReads,
    onSuccess: () => editor.onSaved(messages.add.success),
  });

  return (
    <SaveForm
      besideList
      form={form}
      label={messages.add.title}
      texts={messages.add}
      actions={<CloseFormButton disabled={form.busy} onClose={editor.close} />}
      onSubmit={() => editor.setMessage(null)}
    >
      <ModuleFields control={form.control} nextFree={nextFreePosition(editor.items ?? [])} />
    </SaveForm>
  );
}
