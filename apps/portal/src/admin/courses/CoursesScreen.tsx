import type { Schemas } from '@raiz/api-client';
import { ButtonLink, EmptyState, Inline } from '@raiz/ui';
import { adminCoursesMessages as messages } from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { DeletedNotice } from '../shared/DeletedNotice.tsx';
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
  /** Asks for the courses again after a failure. */
  onRetry: () => void;
  /** The course that deleting is asked for, and the request. */
  deletion: Deletion<CourseRow>;
}

/** The course list of the administrators (spec, section 2, Admin screens). */
export function CoursesScreen({ courses, failed, onRetry, deletion }: CoursesScreenProps) {
  return (
    <AdminPage title={messages.title} crumbs={[{ label: messages.title }]}>
      <Inline>
        <ButtonLink href={paths.adminCourseForm}>{messages.newCourse}</ButtonLink>
      </Inline>
      {deletion.deleted && <DeletedNotice>{messages.deletion.success}</DeletedNotice>}
      {courses === null && (
        <AdminLoading text={messages.loading} failed={failed} failedText={messages.loadFailed} onRetry={onRetry} />
      )}
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
