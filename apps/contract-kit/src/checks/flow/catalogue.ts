import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { numberAt } from '../../core/values.ts';
import { nth, secretLesson } from '../createCourse.ts';
import { scenarios } from '../recorded.ts';
import type { Who } from '../mail/newMember.ts';
import { learner } from './enrolment.ts';
import { expectOrder } from './orders.ts';
import { withoutSubscription } from './session.ts';

/**
 * The people of a check of premium content.
 * @throws Skip when `other` has a subscription
 */
function withoutPlan(kit: Kit): Who {
  withoutSubscription(kit);
  return { as: 'member' };
}

/** Catalogue, previews, lessons, premium content: `docs/api-decisions.md#learning-calls`. */
export const catalogueFlows: readonly Check[] = [
  ...checks('read', {
    'flow.catalogue.same: Visitors and members see the same catalogue, by id': async (kit) => {
      const visitor = kit.requireStatus(await kit.call('listCourses'), 200);
      expectOrder(
        kit,
        visitor,
        '',
        { order: 'by id', names: ['id'] },
        (row, next) => numberAt(row, '/id') < numberAt(next, '/id'),
      );
      const member = kit.requireStatus(await kit.call('listCourses', { as: 'member' }), 200);
      kit.expectValue(member, '', visitor.body);
    },
  }),
  ...scenarios(['own', withoutPlan], {
    'flow.premium.later: A course that becomes premium closes to those enrolled without a subscription, marks included':
      async (scene) => {
        const course = await scene.course({ modules: [[secretLesson('Primeira'), secretLesson('Segunda')]] });
        const bia = learner(scene, course, 'other');
        await bia.enrol();
        await bia.mark(0);
        const { id, title } = course;
        await scene.call('updateCourse', { as: 'admin', path: { id } }, { title, is_premium: 1 });
        await bia.views();
        await scene.call('readLesson', { as: 'other', path: { id: nth(course.lessons, 1) } });
        for (const act of [bia.mark, bia.read]) await act(1);
        await bia.mine();
      },
    'flow.premium.closed: Premium content has no other way for those without a subscription, and enrolling says so':
      async (scene) => {
        const course = await scene.course({ premium: 1, modules: [[secretLesson('Primeira')]] });
        const path = { id: nth(course.lessons, 0), courseId: course.id, moduleId: nth(course.modules, 0) };
        const bia = learner(scene, course, 'other');
        await scene.call('listCourses', null);
        await bia.enrol();
        await bia.mine();
        for (const act of [bia.read, bia.mark]) await act(0);
        for (const id of ['listCourses', 'listOrderedLessons', 'readAdminLesson', 'listLessons'] as const)
          await scene.call(id, { as: 'other', path });
      },
  }),
  ...scenarios('own', {
    'flow.lesson.publish: Publishing and unpublishing is seen by students at once': async ({ call, course }) => {
      const path = { id: nth((await course({})).lessons, 0) };
      for (const published of [0, 1]) {
        await call('updateLesson', { as: 'admin', path }, { published });
        await call('readLesson', { as: 'member', path });
      }
    },
  }),
];
