import type { Answer } from '../core/answer.ts';
import { shown } from '../core/finding.ts';
import { Stop, type Kit } from '../core/kit.ts';
import { at, numberAt } from '../core/values.ts';

/** A lesson of a course of the kit's own. */
export interface OwnLesson {
  title: string;
  published: 0 | 1;
  position?: number;
  content?: string;
}

/** A course of the kit's own with the ids that the backend gave. */
export interface OwnCourse {
  id: number;
  title: string;
  /** Ids of the modules, in the order they were asked for. */
  modules: number[];
  /** Ids of the lessons, module by module, in the order they were asked for. */
  lessons: number[];
}

/**
 * The id that an answer gives to what was made. What the backend says it made must be what was sent: the kit changes and removes it by this
 * id, and it must not be somebody else's.
 * @throws Stop when it is not, or has no id.
 */
export function madeId(kit: Kit, answer: Answer, sent: Readonly<Record<string, unknown>>): number {
  kit.need(answer, 201);
  for (const field of ['title', 'course_id', 'module_id']) {
    const got = at(answer.body, `/${field}`);
    if (sent[field] === undefined || got === sent[field]) continue;
    kit.differs(answer, `/${field}`, `${shown(sent[field])}, as it was sent`, got);
    throw new Stop();
  }
  const id = numberAt(answer.body, '/id');
  if (Number.isInteger(id)) return id;
  kit.differs(answer, '/id', 'the id of what was made', id);
  throw new Stop();
}

/**
 * Makes a course with modules of lessons, which is removed when the check ends. Two lessons in one module unless told.
 * @throws Stop when the backend does not make it.
 */
export async function ownCourse(
  kit: Kit,
  {
    premium = 0,
    modules = [
      [
        { title: 'Primeira', published: 1, position: 1, content: 'Texto da primeira aula.' },
        { title: 'Segunda', published: 1, position: 2, content: 'Texto da segunda aula.' },
      ],
    ],
  }: { premium?: 0 | 1; modules?: OwnLesson[][] } = {},
): Promise<OwnCourse> {
  const title = `${kit.shared.mark} curso`;
  const body = { title, description: 'Feito pelo teste de contrato.', content: 'Apagado ao fim.', is_premium: premium };
  const id = madeId(kit, await kit.call('createCourse', { as: 'admin', body }), body);
  const course: OwnCourse = { id, title, modules: [], lessons: [] };
  for (const [place, lessons] of modules.entries()) {
    const module = { course_id: id, title: `Módulo ${place + 1}`, position: place + 1 };
    const moduleId = madeId(kit, await kit.call('createModule', { as: 'admin', body: module }), module);
    course.modules.push(moduleId);
    for (const lesson of lessons) {
      const sent = { module_id: moduleId, ...lesson };
      course.lessons.push(madeId(kit, await kit.call('createLesson', { as: 'admin', body: sent }), sent));
    }
  }
  return course;
}

/** The nth of some ids. @throws Stop when there are fewer; making them has told why. */
export function nth(ids: readonly number[], place: number): number {
  const id = ids[place];
  if (id === undefined) throw new Stop();
  return id;
}
