import { useSearchParams } from '../../shared/router/index.ts';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { queries } from '../../shared/queries.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { readQueryId } from '../../shared/useIds.ts';
import { anyFailed } from '../shared/failedQueries.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { useSaving } from '../shared/useSaving.ts';
import { CourseFormScreen } from './CourseFormScreen.tsx';
import { toCourseBody, type CourseValues } from './courseValues.ts';

/** `/admin/cursos-novo`, with `?id=` for an existing course: new ones go by POST, existing ones by PUT (spec, section 4). */
export function Route() {
  const [search] = useSearchParams();
  // Another id is another form: nothing typed for one course may be saved to another.
  return <CourseForm key={search.get('id')} search={search} />;
}

function CourseForm({ search }: { search: URLSearchParams }) {
  const isNew = !search.has('id');
  const id = readQueryId(search, 'id');
  const isWrongId = !isNew && id === null;
  const goLater = useDelayedNavigate();
  const course = queries.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, ...readForForm },
  );
  const { save, ...form } = useSaving((values: CourseValues) =>
    id === null
      ? api.POST('/admin/courses', { body: toCourseBody(values) })
      : api.PUT('/admin/courses/{id}', { params: { path: { id } }, body: toCourseBody(values) }),
  );

  return (
    <CourseFormScreen
      {...form}
      isNew={isNew}
      course={useFirstAnswer(course)}
      failed={isWrongId || anyFailed([course])}
      onRetry={isWrongId ? null : () => void course.refetch()}
      about={`course:${id ?? 'new'}`}
      onSave={(values, done) => save(values, done, () => goLater(paths.adminCourses, saveDelays.course))}
    />
  );
}
