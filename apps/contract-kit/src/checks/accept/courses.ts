import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { at } from '../../core/values.ts';
import { enrol } from '../flow/enrolment.ts';
import { madeId, nth, ownCourse } from '../ownCourse.ts';
import { accepts, type Trial } from './accept.ts';
import { bodyWith, edgeNames, edgeValues, inputsOf } from './edges.ts';
import { isBack, longTexts, type Place, readsAfter, rowOf } from './echo.ts';

/** How authors find what they wrote: by its id, and in a list below its parent. */
interface Authored {
  read: 'readAdminCourse' | 'readModule' | 'readAdminLesson';
  list: 'listAdminCourses' | 'listModules' | 'listLessons';
  /** The path of the list. */
  path?: Readonly<Record<string, number>>;
}

/** The answer of a write, and where authors read it. */
async function authorPlaces(
  kit: Kit,
  written: Answer,
  id: number,
  { read, list, path = {} }: Authored,
  isFull: boolean,
): Promise<Place[]> {
  const ask = readsAfter(kit, written);
  kit.same(written, '/id', id);
  const places: Place[] = [written, await ask(read, { as: 'admin', path: { id } })].map((answer) => ({
    answer,
    pointer: '',
  }));
  return isFull ? [...places, ...rowOf(kit, await ask(list, { as: 'admin', path }), '', id)] : places;
}

const courses: Authored = { read: 'readAdminCourse', list: 'listAdminCourses' };

function modulesOf(courseId: number): Authored {
  return { read: 'readModule', list: 'listModules', path: { courseId } };
}

function lessonsOf(moduleId: number): Authored {
  return { read: 'readAdminLesson', list: 'listLessons', path: { moduleId } };
}

/** Creates things below a parent. */
function creating(kit: Kit, authored: Authored, fixed: Readonly<Record<string, unknown>>) {
  return async (): Promise<Trial> => ({
    sent: { as: 'admin' },
    fixed,
    read: (written, body, isFull) => authorPlaces(kit, written, madeId(kit, written, body), authored, isFull),
  });
}

/** Saves one thing again and again. */
function saving(kit: Kit, authored: Authored, id: number, fixed: Readonly<Record<string, unknown>>) {
  return async (): Promise<Trial> => ({
    sent: { as: 'admin', path: { id } },
    fixed,
    read: (written, _body, isFull) => authorPlaces(kit, written, id, authored, isFull),
  });
}

/** The second module and its second lesson of a course of the kit. */
async function seconds(kit: Kit) {
  const lessons = ['A', 'B'].map((title) => ({ title, published: 1 as const }));
  const course = await ownCourse(kit, { modules: [lessons, lessons] });
  return { course_id: course.id, module_id: nth(course.modules, 1), id: nth(course.lessons, 3) };
}

const own = { effect: 'own' } as const;

/** Values that a field of a lesson takes one after another. */
function valuesOf(name: string): unknown[] {
  const values = (['shortest', 'longest', 'null'] as const).map((edge) => edgeValues('updateLesson', edge, '')[name]);
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** Each field of a lesson alone: `docs/api-decisions.md#updatelesson`. */
const updatesOneField: Check = {
  id: 'accept.one-field.updateLesson',
  title: 'PUT /admin/lessons/{id} takes each field alone and keeps the others; null clears',
  level: 'flow',
  effect: 'own',
  async run(kit) {
    const { id, modules, lessons } = await ownCourse(kit);
    const path = { id: nth(lessons, 0) };
    const names = Object.keys(inputsOf('updateLesson').fields).filter((name) => name !== 'module_id');
    const all = { ...edgeValues('updateLesson', 'shortest', ''), module_id: nth(modules, 0) };
    kit.need(await kit.call('updateLesson', { as: 'admin', path, body: all }), 200);
    const before = kit.need(await kit.call('readAdminLesson', { as: 'admin', path }), 200);
    kit.same(before, '/course_id', id);
    let { body: was } = before;
    for (const name of names) {
      for (const value of valuesOf(name)) {
        const saved = await kit.call('updateLesson', { as: 'admin', path, body: { [name]: value } });
        const written = { ...saved, call: `${saved.call} with ${name} alone` };
        if (!kit.status(written, 200)) continue;
        const kept = Object.fromEntries(names.map((one) => [one, at(was, `/${one}`)]));
        const read = await readsAfter(kit, written)('readAdminLesson', { as: 'admin', path });
        for (const answer of [written, read]) isBack(kit, { answer, pointer: '' }, { ...kept, [name]: value });
        was = read.body;
      }
    }
  },
};

/** Where students meet what authors wrote: `docs/api-decisions.md#texts`. */
const echoes: Check = {
  id: 'echo.courses',
  title: 'Students and visitors read the second module and its second lesson as their authors wrote them',
  level: 'flow',
  effect: 'own',
  async run(kit) {
    const { course_id, module_id, id } = await seconds(kit);
    await enrol(kit, course_id);
    for (const edge of ['hostile', 'longest'] as const) {
      const save = async (write: 'updateCourse' | 'updateModule' | 'updateLesson', thing: number, fixed: object) => {
        const body = bodyWith(write, { ...edgeValues(write, edge, ''), ...fixed }, '');
        kit.need(await kit.call(write, { as: 'admin', path: { id: thing }, body }), 200);
        return body;
      };
      const course = await save('updateCourse', course_id, { is_premium: 0 });
      const module = await save('updateModule', module_id, { course_id });
      const lesson = await save('updateLesson', id, { module_id, published: 1 });
      const read = readsAfter(kit, { call: `saves with ${edgeNames[edge]}` });
      for (const who of [{}, { as: 'member' }] as const) {
        const answer = await read('readCourse', { ...who, path: { id: course_id } });
        isBack(kit, { answer, pointer: '', mayLack: 'as' in who ? [] : longTexts }, course);
        for (const place of rowOf(kit, answer, '/modules', module_id)) {
          isBack(kit, place, module);
          for (const row of rowOf(kit, answer, `${place.pointer}/lessons`, id)) isBack(kit, row, lesson);
        }
      }
      for (const place of rowOf(kit, await read('listCourses', {}), '', course_id)) isBack(kit, place, course);
      isBack(kit, { answer: await read('readLesson', { as: 'member', path: { id } }), pointer: '' }, lesson);
      const query = { user_id: kit.people.member.id };
      const mine = await read('listMyCourses', { as: 'member', query });
      const card = { title: 'title', description: 'description' };
      for (const place of rowOf(kit, mine, '', course_id, card))
        isBack(kit, { ...place, mayLack: ['description'] }, course);
      const ordered = await read('listOrderedLessons', { as: 'member', path: { courseId: course_id } });
      const names = { title: 'title', published: 'published' };
      for (const place of rowOf(kit, ordered, '', id, names)) isBack(kit, place, lesson);
      if (kit.people.other.subscribed) continue;
      await save('updateCourse', course_id, { is_premium: 1 });
      const refused = [
        [await kit.call('readCourse', { as: 'other', path: { id: course_id } }), { ...course, is_premium: 1 }],
        [await kit.call('readLesson', { as: 'other', path: { id } }), { title: lesson['title'] }],
      ] as const;
      for (const [answer, written] of refused)
        isBack(kit, { answer: kit.need(answer, 403), pointer: '', mayLack: longTexts }, written);
    }
  },
};

/** Courses, modules and lessons: `docs/api-decisions.md#accepted-values`. */
export const courseAcceptance: readonly Check[] = [
  accepts('createCourse', async (kit) => creating(kit, courses, {}), own),
  accepts(
    'updateCourse',
    async (kit) => {
      const { course_id } = await seconds(kit);
      return saving(kit, courses, course_id, {});
    },
    own,
  ),
  accepts(
    'createModule',
    async (kit) => {
      const { course_id } = await seconds(kit);
      return creating(kit, modulesOf(course_id), { course_id });
    },
    own,
  ),
  accepts(
    'updateModule',
    async (kit) => {
      const { course_id, module_id } = await seconds(kit);
      return saving(kit, modulesOf(course_id), module_id, { course_id });
    },
    own,
  ),
  accepts(
    'createLesson',
    async (kit) => {
      const { module_id } = await seconds(kit);
      return creating(kit, lessonsOf(module_id), { module_id });
    },
    own,
  ),
  accepts(
    'updateLesson',
    async (kit) => {
      const { module_id, id } = await seconds(kit);
      return saving(kit, lessonsOf(module_id), id, { module_id });
    },
    { ...own, keeps: true },
  ),
  updatesOneField,
  echoes,
];
