import type { Schemas } from '@raiz/api-client';
import { ButtonLink, Loading, SkeletonText, EmptyState, Inline, LoadFailed, Notice } from '@raiz/ui';
import { adminCoursesMessages as messages, adminFormMessages } from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { AdminPage } from '../shared/AdminPage.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import type { Deletion } from '../shared/useDeletion.ts';
import { CourseTable } from './CourseTable.tsx';

/** A course of the list. */
export type CourseRow = Schemas['Curso'];

export interface CoursesScreenProps {
  /** Every course, or null while they are not there. */
  courses: readonly CourseRow[] | null;
  /** The last attempt to load them failed. */
  failed: boolean;
  /** An attempt to load them is under way. */
  retrying: boolean;
  onRetry: () => void;
  deletion: Deletion<CourseRow>;
}

/** The course list of the administrators (spec, section 2, Admin screens). */
export function CoursesScreen({ courses, failed, retrying, onRetry, deletion }: CoursesScreenProps) {
  return (
    <AdminPage title={messages.title} crumbs={[{ label: messages.title }]}>
      <Inline>
        <ButtonLink href={paths.adminCourseForm}>{messages.newCourse}</ButtonLink>
      </Inline>
      {deletion.deleted && <Notice tone="success">{messages.deletion.success}</Notice>}
      {courses === null && failed && (
        <LoadFailed retryText={adminFormMessages.retry} busy={retrying} busyLabel={adminFormMessages.saving} onRetry={onRetry}>
          {messages.loadFailed}
        </LoadFailed>
      )}
      {courses === null && !failed && <Loading text={messages.loading}><SkeletonText lines={6} /></Loading>}
      {courses?.length === 0 && <EmptyState title={messages.none} lang="en" />}
      {courses !== null && courses.length > 0 && <CourseTable courses={courses} onDelete={deletion.ask} />}
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
