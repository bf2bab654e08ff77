import type { Schemas } from '@raiz/api-client';
import { EmptyState } from '@raiz/ui';
import { adminLessonsMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { DeletedNotice } from '../shared/DeletedNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { failedAction } from '../shared/failedAction.ts';
import { OrderMessages } from '../shared/order/OrderMessages.tsx';
import type { Reorder } from '../shared/order/useReorder.ts';
import type { Deletion } from '../shared/useDeletion.ts';
import { LessonForm } from './LessonForm.tsx';
import type { LessonFormBodyProps } from './LessonFormBody.tsx';
import { LessonTable } from './LessonTable.tsx';
import type { Publication } from './usePublication.ts';

type Lesson = Schemas['Aula'];

export interface LessonsScreenProps {
  /** Number of the course, from the address. */
  courseId: number;
  /** For title and way back; null until it is read. */
  course: Schemas['Curso'] | null;
  /** For title and way back; null until it is read. */
  module: Schemas['Modulo'] | null;
  /** The lessons in order, or null while they are not there. */
  order: Reorder<Lesson>;
  /** One of the three could not be loaded. */
  failed: boolean;
  /** Loads them again; null for an address that names no module of this course. */
  onRetry: (() => void) | null;
  /** Which lesson is being published or unpublished, and what came of the last one. */
  publication: Publication;
  /** The lesson that deleting is asked for, and the request. */
  deletion: Deletion<Lesson>;
  /** Opens a lesson in the list's form. */
  onEdit: (lesson: Lesson) => void;
  /** The list's form. */
  form: LessonFormBodyProps;
}

/** The lessons of one module, with their form (spec, section 2, Admin screens). */
export function LessonsScreen(props: LessonsScreenProps) {
  const { courseId, course, module, order, failed, onRetry, publication, deletion, onEdit, form } = props;
  const ready = course !== null && module !== null && order.items !== null;
  const crumbs = [
    { label: adminWords.courses, href: paths.adminCourses },
    ...(ready ? [{ label: course.title, href: to.adminModules(courseId) }, { label: module.title }] : []),
  ];
  return (
    <AdminPage title={module ? messages.titleOf({ module: module.title }) : messages.title} crumbs={crumbs}>
      {!ready && (
        <AdminLoading text={messages.loading} failed={failed} failedText={messages.loadFailed} onRetry={onRetry} />
      )}
      {ready && (
        <>
          {deletion.deleted && <DeletedNotice>{messages.deletion.success}</DeletedNotice>}
          {order.items?.length === 0 ? (
            <EmptyState title={messages.none} lang="en" />
          ) : (
            <LessonTable order={order} publication={publication} onEdit={onEdit} onDelete={deletion.ask} />
          )}
          <OrderMessages order={order} />
          <LessonForm {...form} />
        </>
      )}
      <DeleteDialog
        item={deletion.item}
        texts={messages.deletion}
        busy={deletion.busy}
        error={deletion.failure ? failedAction(deletion.failure, messages.deletion) : null}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </AdminPage>
  );
}
