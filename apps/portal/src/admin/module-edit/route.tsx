import { api } from '../../shared/api.ts';
import { to } from '../../shared/paths.ts';
import { queries } from '../../shared/queries.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { usePathId } from '../../shared/useIds.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';
import { toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { useSaving } from '../shared/useSaving.ts';
import { ModuleEditScreen } from './ModuleEditScreen.tsx';

/** `/admin/curso/{cursoId}/modulo/{moduloId}`: edits one module (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const goLater = useDelayedNavigate();
  const enabled = courseId > 0 && moduleId > 0;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const module = queries.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    { enabled, ...readForForm },
  );
  const stored = useFirstAnswer(module);
  const siblings = queries.useQuery(
    'get',
    '/admin/modules/course/{courseId}',
    { params: { path: { courseId } } },
    { enabled },
  );
  // A module stays in its course: another course's page could not save it.
  const isWrongPlace = !enabled || (stored !== null && stored.course_id !== courseId);
  const { save, ...form } = useSaving((values: ModuleValues) =>
    api.PUT('/admin/modules/{id}', { params: { path: { id: moduleId } }, body: toModuleBody(values, courseId) }),
  );

  return (
    <ModuleEditScreen
      {...form}
      courseId={courseId}
      course={course.data ?? null}
      module={isWrongPlace ? null : stored}
      failed={isWrongPlace || anyFailed([course, module])}
      onRetry={isWrongPlace ? null : () => retryFailed([course, module])}
      nextFree={siblings.data && nextFreePosition(siblings.data)}
      about={`module:${moduleId}`}
      onSave={(values, done) => save(values, done, () => goLater(to.adminModules(courseId), saveDelays.module))}
    />
  );
}
