import { useSearchParams } from 'react-router-dom';
import { $api } from '../../shared/queries.ts';
import { readQueryId } from '../../shared/useIds.ts';
import { anyFailed } from '../shared/failedQueries.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { CourseFormScreen } from './CourseFormScreen.tsx';

/** `/admin/cursos-novo`, with `?id=` for an existing course (spec, section 2). */
export function Route() {
  const [search] = useSearchParams();
  // Another id is another form: nothing typed for one course may be saved to another.
  return <CourseForm key={search.get('id')} search={search} />;
}

function CourseForm({ search }: { search: URLSearchParams }) {
  const isNew = !search.has('id');
  const id = readQueryId(search, 'id');
  const isWrongId = !isNew && id === null;
  const course = $api.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, ...readForForm },
  );

  return (
    <CourseFormScreen
      isNew={isNew}
      id={id}
      course={useFirstAnswer(course)}
      failed={isWrongId || anyFailed([course])}
      onRetry={isWrongId ? null : () => void course.refetch()}
    />
  );
}
