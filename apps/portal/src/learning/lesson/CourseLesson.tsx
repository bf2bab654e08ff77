import type { Received } from '@raiz/api-client';
import { LoadFailed } from '@raiz/ui';
import type { Load } from '../../shared/reads/load.ts';
import { useFocusAfterRetry } from '../../shared/reads/useFocusAfterRetry.ts';
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
  /** The lessons before and after: loading, failed with its sentence and a retry, or ready. */
  others: Load<Neighbours>;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
}

/** A lesson with its completion and the lessons around it. */
export function CourseLesson({ lesson, lessonId, courseId, course, others, isAdmin }: CourseLessonProps) {
  const completion = useCompletion(courseId, lessonId, course && lessonOf(course.course, lessonId)?.completed);
  const { completed, busy, progress, change } = completion;
  const neighbours = others.state === 'ready' ? others.data : undefined;
  const canMark = lesson.published === 1 || isAdmin;
  useRememberLesson({ courseId, lessonId }, lesson.published === 1);
  useFocusAfterRetry(others.state === 'failed');
  return (
    <>
      <LessonView lesson={lesson} isAdmin={isAdmin} />
      {canMark && <ProgressFailed progress={progress} />}
      {others.state === 'failed' && (
        <LoadFailed onRetry={others.retry} busy={others.retrying}>
          {others.message}
        </LoadFailed>
      )}
      {completed && !busy && course?.course.progress === 100 && <CourseFinished hasNext={Boolean(neighbours?.next)} />}
      <LessonActions
        neighbours={neighbours}
        isCompleted={completed && !busy}
        mark={
          canMark && <LessonCompletion completion={completion} progress={course ? progressText(course.course) : ''} />
        }
        message={canMark && <CompletionResult courseId={courseId} change={change} />}
      />
    </>
  );
}
