import type { Schemas } from '@raiz/api-client';
import { useEffect } from 'react';
import { rememberLesson } from '../shared/lastLessons.ts';
import { useProfile } from '../shared/useProfile.ts';

/** Stores a published lesson as the one where its course resumes. */
export function useRememberLesson(lesson: Schemas['Aula'], courseId: number): void {
  const userId = useProfile().data?.user.id;
  const { id: lessonId, published } = lesson;
  useEffect(() => {
    if (userId !== undefined && published === 1) rememberLesson(userId, { courseId, lessonId });
  }, [userId, courseId, lessonId, published]);
}
