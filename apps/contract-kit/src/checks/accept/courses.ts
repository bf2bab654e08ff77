import type { OperationId } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import { inputsOf } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { at } from '../../core/values.ts';
import { enrol } from '../flow/enrolment.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { accepts, type Trials } from './accept.ts';
import { bodyWith, edgeNames, edgeValues } from './edges.ts';
import { expectEcho, longTexts, type ReadBack, readsAfter, rowOf } from './echo.ts';

/** Creates a course and returns its second module and that module's second lesson. */
async function seconds(kit: Kit) {
  const lessons = ['A', 'B'].map((title) => ({ title, published: 1 as const }));
  const course = await createCourse(kit, { modules: [lessons, lessons] });
  return { course_id: course.id, module_id: nth(course.modules, 1), id: nth(course.lessons, 3) };
}

/** A write of an author, and the operations that read it back. */
interface Authored {
  /**
   * The id of the updated row.
   * @default a new row
   */
  id?: number | undefined;
  /** Its parent, which a body names. */
  fixed: Readonly<Record<string, number>>;
  read: 'readAdminCourse' | 'readModule' | 'readAdminLesson';
  lists: readonly ('listAdminCourses' | 'listCourses' | 'listModules' | 'listLessons')[];
  /** Path parameters of the lists. */
  path: Readonly<Record<string, number>>;
}

/** Accepts a write in the course of `seconds`, and reads it as an author. */
function accepted(write: OperationId, authored: (ids: Awaited<ReturnType<typeof seconds>>) => Authored): Check[] {
  const trials: Trials = async (kit) => {
    const { id: saved, fixed, read, lists, path } = authored(await seconds(kit));
    return async () => ({
      sent: { as: 'admin', ...(saved !== undefined && { path: { id: saved } }) },
      fixed,
      async read(written, body, isFull) {
        const id = saved ?? createdId(kit, written, body);
        kit.expectValue(written, '/id', id);
        const ask = readsAfter(kit, written);
        const whole = [written, await ask(read, { as: 'admin', path: { id } })];
        const found = whole.map((answer): ReadBack => ({ answer, pointer: '' }));
        for (const list of isFull ? lists : [])
          found.push(...rowOf(kit, await ask(list, { as: 'admin', path }), '', id));
        return found;
      },
    });
  };
  return accepts('own', [write, trials]);
}

function courseWrite(id?: number): Authored {
  // `echo.courses` checks what visitors read of saved courses.
  const lists = ['listAdminCourses', ...(id === undefined ? (['listCourses'] as const) : [])] as const;
  return { id, fixed: {}, read: 'readAdminCourse', lists, path: {} };
}

function moduleWrite(course_id: number, id?: number): Authored {
  const where = { read: 'readModule', lists: ['listModules'], path: { courseId: course_id } } as const;
  return { id, fixed: { course_id }, ...where };
}

function lessonWrite(module_id: number, id?: number): Authored {
  const where = { read: 'readAdminLesson', lists: ['listLessons'], path: { moduleId: module_id } } as const;
  return { id, fixed: { module_id }, ...where };
}

/** Values to set in a field of a lesson one after another. */
function valuesOf(name: string): unknown[] {
  const values = (['shortest', 'longest', 'null'] as const).map((edge) => edgeValues('updateLesson', edge, '')[name]);
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** Each field of a lesson alone: `docs/api-decisions.md#updatelesson`. */
const updatesOneField = checks('own', {
  'accept.one-field.updateLesson: PUT /admin/lessons/{id} takes each field alone and keeps the others; null clears':
    async (kit) => {
      const { id, modules, lessons } = await createCourse(kit);
      const path = { id: nth(lessons, 0) };
      const names = Object.keys(inputsOf('updateLesson').fields).filter((name) => name !== 'module_id');
      const all = { ...edgeValues('updateLesson', 'shortest', ''), module_id: nth(modules, 0) };
      kit.requireStatus(await kit.call('updateLesson', { as: 'admin', path, body: all }), 200);
      const before = kit.requireStatus(await kit.call('readAdminLesson', { as: 'admin', path }), 200);
      kit.expectValue(before, '/course_id', id);
      let { body: was } = before;
      for (const name of names) {
        for (const value of valuesOf(name)) {
          const saved = await kit.call('updateLesson', { as: 'admin', path, body: { [name]: value } });
          const written = { ...saved, call: `${saved.call} with ${name} alone` };
          if (!kit.expectStatus(written, 200)) continue;
          const unchanged = Object.fromEntries(names.map((one) => [one, at(was, `/${one}`)]));
          const read = await readsAfter(kit, written)('readAdminLesson', { as: 'admin', path });
          for (const answer of [written, read])
            expectEcho(kit, { answer, pointer: '' }, { ...unchanged, [name]: value });
          was = read.body;
        }
      }
    },
});

/** Where students read what authors wrote: `docs/api-decisions.md#texts`. */
const echoes = checks('own', {
  'echo.courses: Students and visitors read the second module and its second lesson as their authors wrote them':
    async (kit) => {
      const { course_id, module_id, id } = await seconds(kit);
      await enrol(kit, course_id);
      for (const edge of ['hostile', 'longest'] as const) {
        const save = async (write: 'updateCourse' | 'updateModule' | 'updateLesson', thing: number, fixed: object) => {
          const body = bodyWith(write, { ...edgeValues(write, edge, ''), ...fixed }, '');
          kit.requireStatus(await kit.call(write, { as: 'admin', path: { id: thing }, body }), 200);
          return body;
        };
        const course = await save('updateCourse', course_id, { is_premium: 0 });
        const module = await save('updateModule', module_id, { course_id });
        const lesson = await save('updateLesson', id, { module_id, published: 1 });
        const read = readsAfter(kit, { call: `saves with ${edgeNames[edge]}` });
        for (const who of [{}, { as: 'member' }] as const) {
          const answer = await read('readCourse', { ...who, path: { id: course_id } });
          expectEcho(kit, { answer, pointer: '', mayLack: 'as' in who ? [] : longTexts }, course);
          for (const found of rowOf(kit, answer, '/modules', module_id)) {
            expectEcho(kit, found, module);
            for (const row of rowOf(kit, answer, `${found.pointer}/lessons`, id)) expectEcho(kit, row, lesson);
          }
        }
        for (const found of rowOf(kit, await read('listCourses', {}), '', course_id)) expectEcho(kit, found, course);
        expectEcho(kit, { answer: await read('readLesson', { as: 'member', path: { id } }), pointer: '' }, lesson);
        const query = { user_id: kit.people.member.id };
        const mine = await read('listMyCourses', { as: 'member', query });
        for (const found of rowOf(kit, mine, '', course_id))
          expectEcho(kit, { ...found, mayLack: ['description'] }, course);
        const ordered = await read('listOrderedLessons', { as: 'member', path: { courseId: course_id } });
        for (const found of rowOf(kit, ordered, '', id)) expectEcho(kit, found, lesson);
        if (kit.people.other.subscribed) continue;
        await save('updateCourse', course_id, { is_premium: 1 });
        const rejected = [
          [await kit.call('readCourse', { as: 'other', path: { id: course_id } }), { ...course, is_premium: 1 }],
          [await kit.call('readLesson', { as: 'other', path: { id } }), lesson],
        ] as const;
        for (const [answer, written] of rejected)
          expectEcho(kit, { answer: kit.requireStatus(answer, 403), pointer: '', mayLack: longTexts }, written);
      }
    },
});

/** Courses, modules and lessons: `docs/api-decisions.md#accepted-values`. */
export const courseAcceptance: readonly Check[] = [
  ...accepted('createCourse', () => courseWrite()),
  ...accepted('updateCourse', ({ course_id }) => courseWrite(course_id)),
  ...accepted('createModule', ({ course_id }) => moduleWrite(course_id)),
  ...accepted('updateModule', ({ course_id, module_id }) => moduleWrite(course_id, module_id)),
  ...accepted('createLesson', ({ module_id }) => lessonWrite(module_id)),
  ...accepted('updateLesson', ({ module_id, id }) => lessonWrite(module_id, id)),
  ...updatesOneField,
  ...echoes,
];
