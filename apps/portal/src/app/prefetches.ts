import { session } from '@raiz/api-client';
import { lessonQuery } from '../learning/lesson/lessonQuery.ts';
import { courseQuery } from '../learning/shared/courseQuery.ts';
import { wholeNumber } from '../shared/page/ids.ts';
import { $api, prefetchRead } from '../shared/reads/queries.ts';
import type { Prefetch } from './page.tsx';
import type { NamedPage, ReadWithId } from './pages.ts';

const readsWithId: Readonly<Record<ReadWithId, Prefetch>> = {
  course({ cursoId }) {
    const id = wholeNumber(cursoId);
    if (id !== null) prefetchRead(courseQuery(id, session.token() === null ? 'visitor' : 'member'));
  },
  lesson({ aulaId }) {
    const id = wholeNumber(aulaId);
    if (id !== null) prefetchRead(lessonQuery(id));
  },
};

/** What starts the reads of a page, if it has some. */
export function prefetchOf({ reads }: NamedPage): Prefetch | undefined {
  return (
    reads &&
    ((params) => {
      for (const read of reads) {
        if (read === 'course' || read === 'lesson') readsWithId[read](params);
        else prefetchRead($api.queryOptions('get', read));
      }
    })
  );
}
