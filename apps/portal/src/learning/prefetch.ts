import { session } from '@raiz/api-client';
import type { Prefetch } from '../shared/prefetch.ts';
import { wholeNumber } from '../shared/ids.ts';

/** Starts the read of `/curso/:cursoId` and `/curso-iniciar/:cursoId`. */
export const prefetchCourse: Prefetch = async ({ cursoId }) => {
  const id = wholeNumber(cursoId);
  if (id === null) return;
  const [{ prefetchRead }, { courseQuery }] = await Promise.all([
    import('../shared/reads/queries.ts'),
    import('./shared/courseQuery.ts'),
  ]);
  prefetchRead(courseQuery(id, session.token() === null ? 'visitor' : 'member'));
};

/** Starts the read of `/curso/aula/:aulaId`. */
export const prefetchLesson: Prefetch = async ({ aulaId }) => {
  const id = wholeNumber(aulaId);
  if (id === null) return;
  const [{ prefetchRead }, { lessonQuery }] = await Promise.all([
    import('../shared/reads/queries.ts'),
    import('./lesson/lessonQuery.ts'),
  ]);
  prefetchRead(lessonQuery(id));
};
