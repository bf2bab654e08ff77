import type { Received } from '@raiz/api-client';
import { ButtonLink, EmptyState, PlusIcon } from '@raiz/ui';
import { adminCoursesMessages as messages, adminFormMessages } from '@raiz/ui/messages/admin';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { knownRows, type WithId } from '../../shared/reads/rows.ts';
import { ListPlace } from '../shared/layout/ListPlace.tsx';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { courseTreeReads } from '../shared/changedReads.ts';
import { DoneNotice } from '../../shared/DoneNotice.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { useDeletion } from '../shared/useDeletion.ts';
import { CourseTable } from './CourseTable.tsx';

/** `/admin/cursos`: all courses (docs/specification.md#admin-courses). */
export function Route() {
  const courses = $api.useQuery('get', '/admin/courses');
  const deletion = useDeletion(
    ({ id }: WithId<Received<'Curso'>>) => api.DELETE('/admin/courses/{id}', { params: { path: { id } } }),
    courseTreeReads,
  );

  const rows = knownRows(courses.data ?? []);

  return (
    <AdminPage
      title={messages.title}
      actions={
        <ButtonLink icon={<PlusIcon />} href={paths.adminCourseForm}>
          {messages.newCourse}
        </ButtonLink>
      }
    >
      {deletion.deleted && <DoneNotice>{messages.deletion.success}</DoneNotice>}
      {!courses.data && <AdminLoading text={messages.loading} failedText={messages.loadFailed} queries={[courses]} />}
      {courses.data?.length === 0 && <EmptyState title={messages.none} lang="en" />}
      {rows.length > 0 && (
        <ListPlace>
          <CourseTable courses={rows} onDelete={deletion.ask} />
        </ListPlace>
      )}
      <DroppedRows rows={courses.data ?? []} texts={adminFormMessages.dropped} />
      <DeleteDialog
        deletion={deletion}
        texts={messages.deletion}
        error={deletion.failure ? messages.deletion.failed : null}
      />
    </AdminPage>
  );
}
