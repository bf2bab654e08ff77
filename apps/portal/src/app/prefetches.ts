import { session } from '@raiz/api-client';
import type { Params } from 'react-router-dom';
import { lessonQuery } from '../learning/lesson/lessonQuery.ts';
import { courseQuery } from '../learning/shared/courseQuery.ts';
import { wholeNumber } from '../shared/page/ids.ts';
import { prefetchRead } from '../shared/reads/queries.ts';

/** Starts the read of `/curso/:cursoId` and `/curso-iniciar/:cursoId`. */
export function prefetchCourse({ cursoId }: Params): void {
  const id = wholeNumber(cursoId);
  if (id !== null) prefetchRead(courseQuery(id, session.token() === null ? 'visitor' : 'member'));
}

/** Starts the read of `/curso/aula/:aulaId`. */
export function prefetchLesson({ aulaId }: Params): void {
  const id = wholeNumber(aulaId);
  if (id !== null) prefetchRead(lessonQuery(id));
}
