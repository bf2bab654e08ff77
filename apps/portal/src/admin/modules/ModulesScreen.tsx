import type { Schemas } from '@raiz/api-client';
import { EmptyState, EyeIcon, TextLink } from '@raiz/ui';
import { adminModulesMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { DeletedNotice } from '../shared/DeletedNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { OrderMessages } from '../shared/order/OrderMessages.tsx';
import type { Reorder } from '../shared/order/useReorder.ts';
import type { Deletion } from '../shared/useDeletion.ts';
import { AddModuleForm, type AddModuleFormProps } from './AddModuleForm.tsx';
import { ModuleTable } from './ModuleTable.tsx';

export interface ModulesScreenProps {
  /** The course, or null while it is not there. */
  course: Schemas['Curso'] | null;
  /** Its modules in order, or null while they are not there. */
  order: Reorder<Schemas['Modulo']>;
  /** One of the two could not be loaded. */
  failed: boolean;
  /** Loads them again; null for an id that is none. */
  onRetry: (() => void) | null;
  /** The module that deleting is asked for, and the request. */
  deletion: Deletion<Schemas['Modulo']>;
  /** The form that adds one. */
  form: AddModuleFormProps;
}

/** The modules of one course, and the form that adds one (spec, section 2, Admin screens). */
export function ModulesScreen({ course, order, failed, onRetry, deletion, form }: ModulesScreenProps) {
  const ready = course !== null && order.items !== null;
  const crumbs = [{ label: adminWords.courses, href: paths.adminCourses }, { label: course?.title ?? messages.title }];
  return (
    <AdminPage title={course ? messages.titleOf({ course: course.title }) : messages.title} crumbs={crumbs}>
      {!ready && (
        <AdminLoading text={messages.loading} failed={failed} failedText={messages.loadFailed} onRetry={onRetry} />
      )}
      {ready && (
        <>
          <TextLink look="standalone" icon={<EyeIcon />} href={to.course(course.id)}>
            {messages.seeAsStudent}
          </TextLink>
          {deletion.deleted && <DeletedNotice>{messages.deletion.success}</DeletedNotice>}
          {order.items?.length === 0 ? (
            <EmptyState title={messages.none} lang="en" />
          ) : (
            <ModuleTable courseId={course.id} order={order} onDelete={deletion.ask} />
          )}
          <OrderMessages order={order} />
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
