import { session } from '@raiz/api-client';
import type { Params } from 'react-router-dom';
import { lessonQuery } from '../learning/lesson/lessonQuery.ts';
import { courseQuery } from '../learning/shared/courseQuery.ts';
import { wholeNumber } from '../shared/page/ids.ts';
import type { PageName } from '../shared/page/paths.ts';
import { prefetch, prefetchRead } from '../shared/reads/queries.ts';
import type { Prefetch } from './page.tsx';
import type { NamedPage } from './pages.ts';

function prefetchCourse({ cursoId }: Params): void {
  const id = wholeNumber(cursoId);
  if (id !== null) prefetchRead(courseQuery(id, session.token() === null ? 'visitor' : 'member'));
}

function prefetchLesson({ aulaId }: Params): void {
  const id = wholeNumber(aulaId);
  if (id !== null) prefetchRead(lessonQuery(id));
}

/** What starts the reads of pages whose reads have parameters. */
const prefetches: Readonly<Partial<Record<PageName, Prefetch>>> = {
  coursePreview: prefetchCourse,
  course: prefetchCourse,
  lesson: prefetchLesson,
};

/** What starts the reads of a page, if it has reads that its address names. */
export function prefetchOf({ name, reads }: NamedPage): Prefetch | undefined {
  return reads ? prefetch(...reads) : prefetches[name];
}
