import { to } from '../../shared/paths.ts';
import { $api } from '../../shared/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { LessonEditScreen } from './LessonEditScreen.tsx';

function isId(value: number | null | undefined): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** `/admin/aula/{aulaId}`: full-page edit of one lesson, with the titles of its course and module (spec, section 2). */
export function Route() {
  const lessonId = usePathId('aulaId') ?? 0;
  const lesson = $api.useQuery(
    'get',
    '/admin/lessons/{id}',
    { params: { path: { id: lessonId } } },
    { enabled: lessonId > 0, ...readForForm },
  );
  const stored = useFirstAnswer(lesson, ({ module_id }) => isId(module_id));
  const moduleId = stored?.module_id ?? 0;
  const module = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    { enabled: moduleId > 0 },
  );
  const courseId = [stored?.course_id, module.data?.course_id].find(isId) ?? 0;
  const course = $api.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: courseId } } },
    { enabled: courseId > 0 },
  );
  const siblings = $api.useQuery(
    'get',
    '/admin/lessons/module/{moduleId}',
    { params: { path: { moduleId } } },
    { enabled: moduleId > 0 },
  );
  // Answers that lead nowhere: a lesson of no module has no list to go back to, and a module of no course none either.
  const astray = [
    ...(stored === null && lesson.isSuccess ? [lesson] : []),
    ...(courseId === 0 && module.isSuccess ? [module] : []),
  ];
  const list = to.adminLessons(courseId, moduleId);

  function retry(): void {
    retryFailed([lesson, module, course]);
    for (const query of astray) void query.refetch();
  }

  return (
    <LessonEditScreen
      lesson={stored}
      module={module.data ?? null}
      course={course.data ?? null}
      list={list}
      failed={lessonId === 0 || astray.some(({ isFetching }) => !isFetching) || anyFailed([lesson, module, course])}
      onRetry={lessonId === 0 ? null : retry}
      nextFree={siblings.data && nextFreePosition(siblings.data)}
    />
  );
}
