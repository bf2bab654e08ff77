import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { rules } from '../../core/rules.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { type CreatedCourse, nth, type OwnLesson } from '../createCourse.ts';
import { type Scene, scenarios } from '../recorded.ts';

/**
 * Enrols a person in a course until the check ends.
 * @throws Stop when the backend does not enrol
 */
export async function enrol(kit: Kit, courseId: number, as: Role = 'member'): Promise<void> {
  const body = { user_id: kit.people[as].id };
  kit.requireSetup(await kit.call('enrollInCourse', { as, path: { id: courseId }, body }), 201);
}

/** A person's row of a course in the list of their courses, with the answer that contained it. */
export async function myCourse(kit: Kit, courseId: number, as: Role = 'member') {
  const query = { user_id: kit.people[as].id };
  const answer = kit.requireStatus(await kit.call('listMyCourses', { as, query }), 200);
  return { answer, row: listAt(answer.body, '').find((one) => numberAt(one, '/id') === courseId) };
}

/**
 * Marks a lesson and returns the date.
 * @throws Stop when the backend does not mark it
 */
export async function complete(kit: Kit, courseId: number, lessonId: number, as: Role = 'member'): Promise<string> {
  const answer = await kit.call('markLessonComplete', { as, path: { courseId, lessonId } });
  return textAt(kit.requireSetup(answer, 200).body, '/completed_at');
}

/** Expects the progress of a course in percent, in the list and in the course itself. */
export async function progressIs(kit: Kit, courseId: number, percent: number, as: Role = 'member'): Promise<void> {
  const { answer, row } = await myCourse(kit, courseId, as);
  const rule = rules.progress;
  const isRight = numberAt(row, '/progress') === percent;
  kit.expect({ ...answer, rule }, '/*/progress', isRight, String(percent), at(row, '/progress'));
  const detail = kit.requireStatus(await kit.call('readCourse', { as, path: { id: courseId } }), 200);
  if (at(detail.body, '/progress') !== undefined) kit.expectValue({ ...detail, rule }, '/progress', percent);
}

/** What a person of a scenario does with a course. */
export function learner({ call, people }: Scene, { id, lessons }: CreatedCourse, as: Role = 'member') {
  const of = (index: number) => ({ as, path: { courseId: id, lessonId: nth(lessons, index) } });
  return {
    enrol: () => call('enrollInCourse', { as, path: { id } }, { user_id: people[as].id }),
    abandon: () => call('abandonCourse', { as, path: { courseId: id } }),
    mark: (index: number) => call('markLessonComplete', of(index)),
    unmark: (index: number) => call('unmarkLessonComplete', of(index)),
    read: (index: number) => call('readLessonProgress', of(index)),
    mine: () => call('listMyCourses', { as, query: { user_id: people[as].id } }),
    async views() {
      await call('listMyCourses', { as, query: { user_id: people[as].id } });
      await call('readCourse', { as, path: { id } });
    },
  };
}

/** Three lessons in two modules: progress counts required and optional lessons. */
const twoModules: OwnLesson[][] = [
  [
    { title: 'Primeira', published: 1, position: 1 },
    { title: 'Segunda', published: 1, position: 2 },
  ],
  [{ title: 'Terceira', published: 1, position: 1, is_required: 0 }],
];

/** Enrolling, marking lessons, abandoning: `docs/api-decisions.md#course-progress`. */
export const enrolmentScenarios = scenarios('own', {
  'flow.enrol.owner: Members enrol themselves alone, and once: then a text says so': async (scene) => {
    const course = await scene.course({ modules: [] });
    const { id } = scene.people.member;
    await scene.call('enrollInCourse', { as: 'other', path: { id: course.id } }, { user_id: id });
    for (const as of ['member', 'other'] as const) await learner(scene, course, as).mine();
    const ana = learner(scene, course);
    for (const enrolAgain of [ana.enrol, ana.enrol, ana.mine]) await enrolAgain();
  },
  'flow.abandon.progress: Abandoning removes that course alone, once, with its progress': async (scene) => {
    const one = learner(scene, await scene.course({ modules: twoModules }));
    const another = learner(scene, await scene.course({ name: 'curso que fica' }));
    for (const { enrol: start } of [one, another]) await start();
    await another.mark(0);
    for (const index of [0, 2]) await one.mark(index);
    await one.abandon();
    await one.views();
    await one.abandon();
    await one.enrol();
    for (const { views } of [one, another]) await views();
  },
  'flow.progress.mark: Those enrolled mark the lessons of the course; a mark keeps its first date, counts, and is removed, as the second one':
    async (scene) => {
      const course = await scene.course({ modules: twoModules });
      const { lessons } = await scene.course({ name: 'outro curso' });
      const [ana, elsewhere] = [learner(scene, course), learner(scene, { ...course, lessons })];
      await ana.mark(1);
      await ana.enrol();
      for (const act of [elsewhere.mark, elsewhere.read, elsewhere.unmark]) await act(0);
      await ana.mark(1);
      await ana.views();
      for (const act of [ana.read, ana.mark, ana.mark, ana.read]) await act(2);
      await ana.views();
      for (const act of [ana.unmark, ana.unmark]) await act(2);
      await ana.views();
      for (const index of [0, 1, 2]) await ana.read(index);
    },
  'flow.progress.unpublished: Unpublished lessons do not count, marked or not, and cannot be marked by students; new ones lower the progress':
    async (scene) => {
      const titles = ['Aberta', 'Também aberta', 'Oculta'];
      const modules = [titles.map((title, index) => ({ title, published: index < 2 ? (1 as const) : (0 as const) }))];
      const course = await scene.course({ modules });
      const ana = learner(scene, course);
      await ana.enrol();
      await ana.mark(2);
      await ana.mark(0);
      await ana.views();
      for (const [index, published] of [
        [0, 0],
        [0, 1],
        [2, 1],
      ] as const) {
        await scene.call('updateLesson', { as: 'admin', path: { id: nth(course.lessons, index) } }, { published });
        await ana.views();
      }
      const body = { module_id: nth(course.modules, 0), title: 'Mais uma', published: 1 };
      await scene.call('createLesson', { as: 'admin' }, body);
      await ana.views();
    },
});
