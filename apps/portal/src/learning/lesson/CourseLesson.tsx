import type { Received } from '@raiz/api-client';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { Read } from '../../shared/reads/Read.tsx';
import type { Query } from '../../shared/reads/stateOf.ts';
import { lessonOf } from '../shared/courseFacts.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { progressText } from '../shared/progressText.ts';
import { CompletionResult } from './CompletionResult.tsx';
import { CourseFinished } from './CourseFinished.tsx';
import { LessonActions } from './LessonActions.tsx';
import { LessonCompletion, ProgressFailed } from './LessonCompletion.tsx';
import { LessonView } from './LessonView.tsx';
import type { Neighbours } from './neighbours.ts';
import { useCompletion } from './useCompletion.ts';
import { useRememberLesson } from './useRememberLesson.ts';

export interface CourseLessonProps {
  /** As received: unknown fields are null. */
  lesson: Received<'Aula'>;
  /** Id from the address: the answer may lack it. */
  lessonId: number;
  /** The course of the lesson. */
  courseId: number;
  /** Its lessons; undefined until they are known. */
  course: CourseRead | undefined;
  /** The lessons before and after. */
  others: Query<Neighbours>;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
}

/** A lesson with its completion and the lessons around it. */
export function CourseLesson({ lesson, lessonId, courseId, course, others, isAdmin }: CourseLessonProps) {
  const completion = useCompletion(courseId, lessonId, course && lessonOf(course.course, lessonId)?.completed);
  const { completed, busy, progress, change } = completion;
  const canMark = lesson.published === 1 || isAdmin;
  useRememberLesson({ courseId, lessonId }, lesson.published === 1);
  return (
    <>
      <LessonView lesson={lesson} isAdmin={isAdmin} />
      {canMark && <ProgressFailed progress={progress} />}
      <Read queries={[others]} failed={lessonMessages.navigationFailed} />
      {completed && !busy && course?.course.progress === 100 && <CourseFinished hasNext={Boolean(others.data?.next)} />}
      <LessonActions
        neighbours={others.data}
        isCompleted={completed && !busy}
        mark={
          canMark && <LessonCompletion completion={completion} progress={course ? progressText(course.course) : ''} />
        }
        message={canMark && <CompletionResult courseId={courseId} change={change} />}
      />
    </>
  );
}
