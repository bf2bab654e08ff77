import type { Schemas } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { $api } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { moduleReads, moduleTreeReads } from '../shared/changedReads.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { useReorder } from '../shared/order/useReorder.ts';
import { toModuleBody, toModuleValues } from '../shared/moduleValues.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { ModulesScreen } from './ModulesScreen.tsx';

/** `/admin/curso/{cursoId}/modulo`: the modules of a course and the form that adds one (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const enabled = courseId > 0;
  const course = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const modules = $api.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId } } },
    { enabled },
  );
  const order = useReorder(
    modules.data ?? null,
    ({ id, ...module }, position) =>
      api.PUT('/admin/modules/{id}', {
        params: { path: { id } },
        body: toModuleBody({ ...toModuleValues({ id, ...module }), position: String(position) }, courseId),
      }),
    moduleReads,
  );
  const [isAdded, setAdded] = useState(false);
  const deletion = useDeletion(
    (module: Schemas['Modulo']) => api.DELETE('/admin/modules/{id}', { params: { path: { id: module.id } } }),
    moduleTreeReads,
  );

  /** One message at a time: what is begun takes those of the other actions away. */
  function alone<Values extends unknown[]>(begin: (...values: Values) => void) {
    return (...values: Values) => {
      setAdded(false);
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
        courseId,
        nextFree: nextFreePosition(order.items ?? []),
        isAdded,
        onBegin: alone(() => {}),
        onAdded: () => setAdded(true),
      }}
    />
  );
}
