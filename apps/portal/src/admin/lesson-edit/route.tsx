import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { to } from '../../shared/paths.ts';
import { queries } from '../../shared/queries.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { usePathId } from '../../shared/useIds.ts';
import { toLessonBody, type LessonValues } from '../shared/lessonValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { LessonEditScreen } from './LessonEditScreen.tsx';

/** `/admin/aula/{aulaId}`: full-page edit of one lesson, with the titles of its course and module (spec, section 2). */
export function LessonEditRoute() {
  const lessonId = usePathId('aulaId') ?? 0;
  const goLater = useDelayedNavigate();
  const lesson = queries.useQuery(
    'get',
    '/admin/lessons/{id}',
    { params: { path: { id: lessonId } } },
    { enabled: lessonId > 0, staleTime: Infinity, gcTime: 0 },
  );
  const moduleId = lesson.data?.module_id ?? 0;
  const module = queries.useQuery('get', '/admin/modules/{id}', { params: { path: { id: moduleId } } }, { enabled: moduleId > 0 });
  const courseId = lesson.data?.course_id ?? module.data?.course_id ?? 0;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled: courseId > 0 });
  const save = useMutation({
    mutationFn: (values: LessonValues) =>
      api.PUT('/admin/lessons/{id}', { params: { path: { id: lessonId } }, body: toLessonBody(values, moduleId) }),
    onSuccess: () => goLater(to.adminLessons(courseId, moduleId), saveDelays.lesson),
  });

  return (
    <LessonEditScreen
      lesson={lesson.data ?? null}
      module={module.data ?? null}
      course={course.data ?? null}
      list={to.adminLessons(courseId, moduleId)}
      failed={lessonId === 0 || lesson.isError || module.isError || course.isError}
      retrying={lesson.isFetching || module.isFetching || course.isFetching}
      onRetry={() => {
        for (const query of [lesson, module, course]) if (query.isError) void query.refetch();
      }}
      saving={save.isPending}
      saved={save.isSuccess}
      failure={save.error}
      onSave={save.mutate}
    />
  );
}
