import { dist } from '../../../scripts/lib/root.mjs';
import { largeCourse, plantLargeCourse } from '../../../apps/portal/src/learning/shared/storyLargeCourse.ts';
import { formatCount } from '../../../packages/ui/src/format/index.ts';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import type { Bench } from '../bench.ts';
import { Figures } from '../figures.ts';
import { buildProbe } from '../network/sites.ts';
import { visit } from '../network/visitor.ts';
import { courseId, walkAuthor } from './authorSteps.ts';
import { walkStudent } from './studentSteps.ts';

/**
 * A course of two thousand lessons: a student reads it, and its author reorders it.
 */
export const courseBench: Bench = {
  about: 'a course of 50 modules with 40 lessons each, for student and author',
  async run({ browser, slowdown, runs }) {
    const probe = await buildProbe();
    const group = `${formatCount(largeCourse.modules * largeCourse.lessons)} lessons`;
    const figures = new Figures();
    const student = figures.of(group, 'student');
    const author = figures.of(group, 'author');
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${group}, run ${run} of ${runs} …`);
      // Each run starts with new data.
      const backend = mockBackend();
      plantLargeCourse(backend.world(), courseId);
      const portal = await servePortal({ dist, backend, port: 0 });
      try {
        const reader = await visit(browser, probe, slowdown);
        await walkStudent(reader, portal.address, student);
        await reader.close();
        const writer = await visit(browser, probe, slowdown);
        await walkAuthor(writer, portal.address, author);
        await writer.close();
      } finally {
        await portal.close();
      }
    }
    return figures.all();
  },
};
