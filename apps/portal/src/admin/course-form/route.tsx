import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { queries } from '../../shared/queries.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { readQueryId } from '../../shared/useIds.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { CourseFormScreen } from './CourseFormScreen.tsx';
import { toCourseBody, type CourseValues } from './courseValues.ts';

/** `/admin/cursos-novo`, with `?id=` for an existing course: new ones go by POST, existing ones by PUT (spec, section 4). */
export function CourseFormRoute() {
  const [search] = useSearchParams();
  // Another id is another form: nothing typed for one course may be saved to another.
  return <CourseForm key={search.get('id')} search={search} />;
}

function CourseForm({ search }: { search: URLSearchParams }) {
  const isNew = !search.has('id');
  const id = readQueryId(search, 'id');
  const goLater = useDelayedNavigate();
  const course = queries.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, staleTime: Infinity, gcTime: 0 },
  );
  const save = useMutation({
    mutationFn: (values: CourseValues) =>
      id === null
        ? api.POST('/admin/courses', { body: toCourseBody(values) })
        : api.PUT('/admin/courses/{id}', { params: { path: { id } }, body: toCourseBody(values) }),
    onSuccess: () => goLater(paths.adminCourses, saveDelays.course),
  });

  return (
    <CourseFormScreen
      isNew={isNew}
      course={course.data ?? null}
      failed={course.isError || (!isNew && id === null)}
      retrying={course.isFetching}
      onRetry={() => void course.refetch()}
      saving={save.isPending}
      saved={save.isSuccess}
      failure={save.error}
      onSave={save.mutate}
    />
  );
}
