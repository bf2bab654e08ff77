import type { Schemas } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { queries } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';
import { toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { useSaving } from '../shared/useSaving.ts';
import { ModulesScreen } from './ModulesScreen.tsx';

/** `/admin/curso/{cursoId}/modulo`: the modules of a course and the form that adds one (spec, section 2). */
export function ModulesRoute() {
  const courseId = usePathId('cursoId') ?? 0;
  const enabled = courseId > 0;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const modules = queries.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId } } },
    { enabled },
  );
  const [added, setAdded] = useState(0);
  const adding = useSaving((values: ModuleValues) =>
    api.POST('/admin/modules', { body: toModuleBody(values, courseId) }),
  );
  const deletion = useDeletion((module: Schemas['Modulo']) =>
    api.DELETE('/admin/modules/{id}', { params: { path: { id: module.id } } }),
  );

  return (
    <ModulesScreen
      course={course.data ?? null}
      modules={modules.data ?? null}
      failed={!enabled || anyFailed([course, modules])}
      onRetry={enabled ? () => retryFailed([course, modules]) : null}
      deletion={{
        ...deletion,
        ask(module) {
          adding.forget();
          deletion.ask(module);
        },
      }}
      form={{
        ...adding,
        added,
        onSave(values) {
          deletion.forget();
          adding.save(values, () => setAdded((count) => count + 1));
        },
      }}
    />
  );
}
