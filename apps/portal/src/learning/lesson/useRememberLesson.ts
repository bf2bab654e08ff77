import { useEffect } from 'react';
import { rememberLesson, type VisitedLesson } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../../shared/member/useProfile.ts';

/** Stores a published lesson as the one where its course resumes. */
export function useRememberLesson({ courseId, lessonId }: VisitedLesson, isPublished: boolean): void {
  const userId = useProfile().data?.user.id ?? null;
  useEffect(() => {
    if (userId !== null && isPublished) rememberLesson(userId, { courseId, lessonId });
  }, [userId, courseId, lessonId, isPublished]);
}
