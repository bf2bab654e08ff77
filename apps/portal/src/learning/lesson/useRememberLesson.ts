import type { Schemas } from '@raiz/api-client';
import { useEffect } from 'react';
import { rememberLesson } from '../shared/lastLessons.ts';
import { useProfile } from '../shared/useProfile.ts';

/** Remembers that a course is at this lesson, so that its reader can go on there another day. What is not published is no place to go on. */
export function useRememberLesson(lesson: Schemas['Aula'], courseId: number): void {
  const userId = useProfile().data?.user.id;
  const { id: lessonId, published } = lesson;
  useEffect(() => {
    if (userId !== undefined && published === 1) rememberLesson(userId, { courseId, lessonId });
  }, [userId, courseId, lessonId, published]);
}
