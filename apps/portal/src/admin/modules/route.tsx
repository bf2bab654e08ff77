import type { Schemas } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { queries } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { useReorder } from '../shared/order/useReorder.ts';
import { toModuleBody, toModuleValues, type ModuleValues } from '../shared/moduleValues.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { useSaving } from '../shared/useSaving.ts';
import { ModulesScreen } from './ModulesScreen.tsx';

/** `/admin/curso/{cursoId}/modulo`: the modules of a course and the form that adds one (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const enabled = courseId > 0;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const modules = queries.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId } } },
    { enabled },
  );
  const order = useReorder(modules.data ?? null, ({ id, ...module }, position) =>
    api.PUT('/admin/modules/{id}', {
      params: { path: { id } },
      body: toModuleBody({ ...toModuleValues({ id, ...module }), position: String(position) }, courseId),
    }),
  );
  const [added, setAdded] = useState(0);
  const adding = useSaving((values: ModuleValues) =>
    api.POST('/admin/modules', { body: toModuleBody(values, courseId) }),
  );
  const deletion = useDeletion((module: Schemas['Modulo']) =>
    api.DELETE('/admin/modules/{id}', { params: { path: { id: module.id } } }),
  );

  /** One message at a time: what is begun takes those of the other actions away. */
  function alone<Values extends unknown[]>(begin: (...values: Values) => void) {
    return (...values: Values) => {
      adding.forget();
      deletion.forget();
      order.forget();
      begin(...values);
    };
  }

  return (
    <ModulesScreen
      course={course.data ?? null}
      order={{ ...order, move: alone(order.move) }}
      failed={!enabled || anyFailed([course, modules])}
      onRetry={enabled ? () => retryFailed([course, modules]) : null}
      deletion={{
        ...deletion,
        ask: alone(deletion.ask),
      }}
      form={{
        ...adding,
        added,
        nextFree: nextFreePosition(order.items ?? []),
        about: `module:new:${courseId}`,
        onSave: alone<[ModuleValues, (stored: ModuleValues) => void]>((values, done) =>
          adding.save(values, done, () => setAdded((count) => count + 1)),
        ),
      }}
    />
  );
}
