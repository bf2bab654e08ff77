import type { Kit } from '../../core/kit.ts';
import type { Who } from '../mail/newMember.ts';
import { secretLesson } from '../createCourse.ts';
import { type Play, scenarios } from '../recorded.ts';
import { withoutSubscription } from './session.ts';

/** Lessons in another order than that of their positions, two of them unpublished and one optional. */
const modules = [
  [
    { ...secretLesson('Terceira'), position: 3 },
    { ...secretLesson('Primeira'), position: 1 },
    { ...secretLesson('Segunda', 0), position: 2 },
  ],
  [
    { ...secretLesson('Quinta', 0), position: 2 },
    { ...secretLesson('Quarta'), position: 1, is_required: 0 as const },
  ],
];

function subscriber(kit: Kit): Who {
  withoutSubscription(kit);
  if (!kit.people.member.subscribed)
    kit.skip('The account "member" has no subscription: give another "accounts.member".');
  return { as: 'member' };
}

/** Reads a course as everyone. */
function views(premium: 0 | 1): Play {
  return async ({ call, course }) => {
    const { id, modules: ids, lessons } = await course({ premium, modules });
    await call('readCourse', { path: { id } });
    for (const as of ['other', 'member', 'admin'] as const) {
      await call('readCourse', { as, path: { id } });
      await call('listOrderedLessons', { as, path: { courseId: id } });
      for (const lesson of lessons) await call('readLesson', { as, path: { id: lesson } });
    }
    await call('listModules', { as: 'admin', path: { courseId: id } });
    for (const moduleId of ids) await call('listLessons', { as: 'admin', path: { moduleId } });
    for (const lesson of lessons) await call('updateLesson', { as: 'admin', path: { id: lesson } }, { position: 7 });
  };
}

/** A course, its modules and its lessons: `docs/api-decisions.md#learning-calls`. */
export const viewScenarios = scenarios(['own', subscriber], {
  'flow.course.free: A free course is shown whole and in order to those who may read it, as titles to visitors':
    views(0),
  'flow.course.premium: A premium course is shown whole to subscribers and authors, and as a preview to others':
    views(1),
});
