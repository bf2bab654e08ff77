import type { Schemas } from '@raiz/api-client';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { lessonOf } from '../shared/courseFacts.ts';
import { useCourse } from '../shared/courseQuery.ts';
import { CourseFinished } from './CourseFinished.tsx';
import { LessonCompletion } from './LessonCompletion.tsx';
import { LessonNavigation } from './LessonNavigation.tsx';
import { LessonOutline } from './LessonOutline.tsx';
import { LessonView } from './LessonView.tsx';
import { neighbours } from './neighbours.ts';
import { useCompletion } from './useCompletion.ts';
import { useRememberLesson } from './useRememberLesson.ts';

export interface CourseLessonProps {
  lesson: Schemas['Aula'];
  courseId: number;
  /** Administrators get a link to edit, and see unpublished lessons. */
  isAdmin: boolean;
}

/** A lesson with its completion, the lessons around it, and the outline of its course. */
export function CourseLesson({ lesson, courseId, isAdmin }: CourseLessonProps) {
  const course = useCourse(courseId).data;
  const others = $api.useQuery(
    'get',
    '/courses/{courseId}/ordered-lessons',
    { params: { path: { courseId } } },
    { select: (ordered) => neighbours(ordered, lesson.id, isAdmin) },
  );
  const completion = useCompletion(courseId, lesson.id, course && lessonOf(course.course, lesson.id)?.completed);
  const { completed, busy } = completion;
  useRememberLesson(lesson, courseId);
  return (
    <>
      <LessonView lesson={lesson} isAdmin={isAdmin}>
        {(lesson.published === 1 || isAdmin) && <LessonCompletion courseId={courseId} completion={completion} />}
        <LessonNavigation load={toLoad(others, lessonMessages.navigationFailed)} isCompleted={completed} />
        {completed && !busy && course?.course.progress === 100 && <CourseFinished />}
      </LessonView>
      {course && <LessonOutline read={course} lessonId={lesson.id} isAdmin={isAdmin} />}
    </>
  );
}
