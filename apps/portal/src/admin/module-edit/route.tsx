import { $api } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { ModuleEditScreen } from './ModuleEditScreen.tsx';

/** `/admin/curso/{cursoId}/modulo/{moduloId}`: edits one module (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const enabled = courseId > 0 && moduleId > 0;
  const course = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const module = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    { enabled, ...readForForm },
  );
  const stored = useFirstAnswer(module);
  const siblings = $api.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId } } },
    { enabled },
  );
  // A module stays in its course: another course's page could not save it.
  const isWrongPlace = !enabled || (stored !== null && stored.course_id !== courseId);

  return (
    <ModuleEditScreen
      courseId={courseId}
      moduleId={moduleId}
      course={course.data ?? null}
      module={isWrongPlace ? null : stored}
      failed={isWrongPlace || anyFailed([course, module])}
      onRetry={isWrongPlace ? null : () => retryFailed([course, module])}
      nextFree={siblings.data && nextFreePosition(siblings.data)}
    />
  );
}
