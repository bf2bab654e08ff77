import { ButtonLink } from '@raiz/ui';
import { adminCourseFormMessages as messages, adminCoursesMessages, adminWords } from '@raiz/ui/messages/admin';
import { useSearchParams } from 'react-router-dom';
import { paths, to } from '../../shared/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { readQueryId } from '../../shared/useIds.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { CourseForm } from './CourseForm.tsx';
import { newCourse, toCourseValues } from './courseValues.ts';

/** `/admin/cursos-novo`, with `?id=` for an existing course (docs/specification.md#course-form). */
export function Route() {
  const [search] = useSearchParams();
  const isNew = !search.has('id');
  const id = readQueryId(search, 'id');
  const title = isNew ? messages.newTitle : messages.editTitle;
  return (
    // Another id is another form: nothing typed for one course may be saved to another.
    <AdminPage
      key={search.get('id')}
      title={title}
      above={[{ label: adminWords.courses, href: paths.adminCourses }]}
      actions={
        id !== null && (
          <ButtonLink variant="secondary" href={to.adminModules(id)}>
            {adminCoursesMessages.manageModules}
          </ButtonLink>
        )
      }
    >
      {isNew ? <CourseForm id={null} initial={newCourse} /> : <StoredCourse id={id} />}
    </AdminPage>
  );
}

/** The form of an existing course. `id`: null for an invalid id in the address. */
function StoredCourse({ id }: { id: number | null }) {
  const query = $api.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, ...readForForm },
  );
  const course = useFirstAnswer(query);
  if (course !== null) return <CourseForm id={id} initial={toCourseValues(course)} />;
  return (
    <AdminLoading text={messages.loading} failedText={messages.loadFailed} queries={[query]} notFound={id === null} />
  );
}
