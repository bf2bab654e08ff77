import type { Received } from '@raiz/api-client';
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
  /** As received: unknown fields are null. */
  lesson: Received<'Aula'>;
  /** Id from the address: the answer may lack it. */
  lessonId: number;
  /** The course of the lesson. */
  courseId: number;
  /** Administrators get a link to edit, and see unpublished lessons. */
  isAdmin: boolean;
}

/** A lesson with its completion, the lessons around it, and the outline of its course. */
export function CourseLesson({ lesson, lessonId, courseId, isAdmin }: CourseLessonProps) {
  const course = useCourse(courseId).data;
  const others = $api.useQuery(
    'get',
    '/courses/{courseId}/ordered-lessons',
    { params: { path: { courseId } } },
    { select: (ordered) => neighbours(ordered, lessonId, isAdmin) },
  );
  const completion = useCompletion(courseId, lessonId, course && lessonOf(course.course, lessonId)?.completed);
  const { completed, busy } = completion;
  useRememberLesson({ courseId, lessonId }, lesson.published === 1);
  return (
    <>
      <LessonView lesson={lesson} lessonId={lessonId} isAdmin={isAdmin}>
        {(lesson.published === 1 || isAdmin) && <LessonCompletion courseId={courseId} completion={completion} />}
        <LessonNavigation load={toLoad(others, lessonMessages.navigationFailed)} isCompleted={completed} />
        {completed && !busy && course?.course.progress === 100 && <CourseFinished />}
      </LessonView>
      {course && <LessonOutline read={course} lessonId={lessonId} isAdmin={isAdmin} />}
    </>
  );
}
