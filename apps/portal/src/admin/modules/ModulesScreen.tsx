import type { Schemas } from '@raiz/api-client';
import { Loading, SkeletonText, EmptyState, LoadFailed, Notice } from '@raiz/ui';
import { adminCoursesMessages, adminFormMessages, adminModulesMessages as messages } from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { AdminPage } from '../shared/AdminPage.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import type { Deletion } from '../shared/useDeletion.ts';
import { AddModuleForm, type AddModuleFormProps } from './AddModuleForm.tsx';
import { ModuleTable } from './ModuleTable.tsx';

export interface ModulesScreenProps extends AddModuleFormProps {
  /** The course, or null while it is not there. */
  course: Schemas['Curso'] | null;
  /** Its modules in order, or null while they are not there. */
  modules: readonly Schemas['Modulo'][] | null;
  /** One of the two could not be loaded. */
  failed: boolean;
  /** An attempt to load them is under way. */
  retrying: boolean;
  onRetry: () => void;
  deletion: Deletion<Schemas['Modulo']>;
}

/** The modules of one course, and the form that adds one (spec, section 2, Admin screens). */
export function ModulesScreen({ course, modules, failed, retrying, onRetry, deletion, ...form }: ModulesScreenProps) {
  const ready = course !== null && modules !== null;
  const crumbs = [{ label: adminCoursesMessages.title, href: paths.adminCourses }, { label: course?.title ?? messages.title }];
  return (
    <AdminPage title={course ? messages.titleOf({ course: course.title }) : messages.title} crumbs={crumbs}>
      {!ready && failed && (
        <LoadFailed retryText={adminFormMessages.retry} busy={retrying} busyLabel={adminFormMessages.saving} onRetry={onRetry}>
          {messages.loadFailed}
        </LoadFailed>
      )}
      {!ready && !failed && <Loading text={messages.loading}><SkeletonText lines={6} /></Loading>}
      {ready && (
        <>
          {deletion.deleted && <Notice tone="success">{messages.deletion.success}</Notice>}
          {modules.length === 0 ? (
            <EmptyState title={messages.none} lang="en" />
          ) : (
            <ModuleTable courseId={course.id} modules={modules} onDelete={deletion.ask} />
          )}
          <AddModuleForm {...form} />
        </>
      )}
      <DeleteDialog
        item={deletion.item}
        texts={messages.deletion}
        busy={deletion.busy}
        error={deletion.failure ? messages.deletion.failed : null}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </AdminPage>
  );
}
