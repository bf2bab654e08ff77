import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { to } from '../../shared/paths.ts';
import { queries } from '../../shared/queries.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { usePathId } from '../../shared/useIds.ts';
import { toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { ModuleEditScreen } from './ModuleEditScreen.tsx';

/** `/admin/curso/{cursoId}/modulo/{moduloId}`: edits one module (spec, section 2). */
export function ModuleEditRoute() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const goLater = useDelayedNavigate();
  const enabled = courseId > 0 && moduleId > 0;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const module = queries.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    { enabled, staleTime: Infinity, gcTime: 0 },
  );
  const save = useMutation({
    mutationFn: (values: ModuleValues) =>
      api.PUT('/admin/modules/{id}', { params: { path: { id: moduleId } }, body: toModuleBody(values, courseId) }),
    onSuccess: () => goLater(to.adminModules(courseId), saveDelays.module),
  });

  return (
    <ModuleEditScreen
      courseId={courseId}
      course={course.data ?? null}
      module={module.data ?? null}
      failed={!enabled || course.isError || module.isError}
      retrying={course.isFetching || module.isFetching}
      onRetry={() => {
        void course.refetch();
        void module.refetch();
      }}
      saving={save.isPending}
      saved={save.isSuccess}
      failure={save.error}
      onSave={save.mutate}
    />
  );
}
