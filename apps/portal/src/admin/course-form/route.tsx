import { ButtonLink } from '@raiz/ui';
import { adminCourseFormMessages as messages, adminCoursesMessages } from '@raiz/ui/messages/admin';
import { useSearchParams } from 'react-router-dom';
import { to } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { wholeNumber } from '../../shared/page/ids.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { aboveCourse, AdminPage, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { CourseForm } from './CourseForm.tsx';
import { newCourse, toCourseValues } from './courseValues.ts';

/** `/admin/cursos-novo`, with `?id=` for an existing course (docs/specification.md#course-form). */
export function Route() {
  const [search] = useSearchParams();
  const address = search.get('id');
  const id = wholeNumber(address);
  if (address === null)
    return (
      <AdminPage title={messages.newTitle} above={aboveCourse()}>
        <CourseForm id={null} initial={newCourse} />
      </AdminPage>
    );
  if (id === null) return <UnknownAdminPage title={messages.editTitle}>{messages.loadFailed}</UnknownAdminPage>;
  // Another id is another form: nothing typed for one course may be saved to another.
  return <StoredCourse key={id} id={id} />;
}

function StoredCourse({ id }: { id: number }) {
  const query = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id } } }, readForForm);
  const course = useFirstAnswer(query);
  return (
    <AdminPage
      title={messages.editTitle}
      above={aboveCourse()}
      actions={
        <ButtonLink variant="secondary" href={to.adminModules(id)}>
          {adminCoursesMessages.manageModules}
        </ButtonLink>
      }
    >
      {course ? (
        <CourseForm id={id} initial={toCourseValues(course)} />
      ) : (
        <AdminLoading text={messages.loading} failedText={messages.loadFailed} queries={[query]} />
      )}
    </AdminPage>
  );
}
