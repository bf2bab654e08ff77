import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { queries } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { ModulesScreen } from './ModulesScreen.tsx';

/** `/admin/curso/{cursoId}/modulo`: the modules of a course and the form that adds one (spec, section 2). */
export function ModulesRoute() {
  const courseId = usePathId('cursoId');
  const enabled = courseId !== null;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId ?? 0 } } }, { enabled });
  const modules = queries.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId: courseId ?? 0 } } },
    { enabled },
  );
  const add = useMutation({
    mutationFn: (values: ModuleValues) => api.POST('/admin/modules', { body: toModuleBody(values, courseId ?? 0) }),
  });
  const deletion = useDeletion((module: Schemas['Modulo']) =>
    api.DELETE('/admin/modules/{id}', { params: { path: { id: module.id } } }),
  );

  return (
    <ModulesScreen
      course={course.data ?? null}
      modules={modules.data ?? null}
      failed={!enabled || course.isError || modules.isError}
      retrying={course.isFetching || modules.isFetching}
      onRetry={() => {
        void course.refetch();
        void modules.refetch();
      }}
      adding={add.isPending}
      added={add.data?.response ?? null}
      failure={add.error}
      onAdd={add.mutate}
      deletion={deletion}
    />
  );
}
