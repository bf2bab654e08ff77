import type { Kit } from '../../core/kit.ts';
import type { Who } from '../mail/newMember.ts';
import { secretLesson } from '../createCourse.ts';
import { scenario } from '../recorded.ts';
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

/** A course, its modules and its lessons: `docs/api-decisions.md#learning-calls`. */
export const viewScenarios = (['free', 'premium'] as const).map((kind) =>
  scenario(
    `flow.course.${kind}`,
    `A ${kind} course is shown whole and in order to those who may read it, and as a preview to others`,
    'own',
    subscriber,
    async ({ call, course }) => {
      const made = await course({ premium: kind === 'free' ? 0 : 1, modules });
      await call('readCourse', { path: { id: made.id } });
      for (const as of ['other', 'member', 'admin'] as const) {
        await call('readCourse', { as, path: { id: made.id } });
        await call('listOrderedLessons', { as, path: { courseId: made.id } });
        for (const id of made.lessons) await call('readLesson', { as, path: { id } });
      }
      await call('listModules', { as: 'admin', path: { courseId: made.id } });
      for (const moduleId of made.modules) await call('listLessons', { as: 'admin', path: { moduleId } });
      for (const id of made.lessons) await call('updateLesson', { as: 'admin', path: { id } }, { position: 7 });
    },
  ),
);
