import type { Answer } from '../core/answer.ts';
import { shown } from '../core/finding.ts';
import type { Found, Kit } from '../core/kit.ts';
import { Stop } from '../core/finding.ts';
import { at, numberAt } from '../core/values.ts';

/** A lesson of a course that the kit created. */
export interface OwnLesson {
  title: string;
  published: 0 | 1;
  position?: number;
  is_required?: 0 | 1;
  content?: string;
  video_url?: string;
  resource_url?: string;
}

/** A text that is part of the content and of each link of a lesson with `secretLesson`. */
export const secretText = 'segredo-do-contrato';

/** A lesson whose content and links are recognisable in answers that must not contain them. */
export function secretLesson(title: string, published: 0 | 1 = 1): OwnLesson {
  return {
    title,
    published,
    content: `Texto: ${secretText}.`,
    video_url: `https://vimeo.com/76979871?${secretText}`,
    resource_url: `https://exemplo.com.br/${secretText}.pdf`,
  };
}

/** Expects that an answer contains neither content nor links of a lesson with `secretLesson`. */
export function expectNoSecret(kit: Kit, answer: Pick<Answer, 'call' | 'text'>): void {
  const index = answer.text.indexOf(secretText);
  const got = answer.text.slice(Math.max(0, index - 40), index + secretText.length);
  kit.expect(answer, 'body', index === -1, 'neither content nor links of the lesson', got);
}

/** A course that the kit created, with the ids from the backend. */
export interface CreatedCourse {
  id: number;
  title: string;
  /** Ids of the modules in the order of creation. */
  modules: number[];
  /** Ids of the lessons in the order of creation, module by module. */
  lessons: number[];
}

/**
 * The id of a created row. The answer must describe what the kit sent: the kit changes and removes the row by this id,
 * and must never touch other people's data.
 * @throws Stop when it describes something else or has no id
 */
export function createdId(kit: Kit, answer: Answer & Found, sent: Readonly<Record<string, unknown>>): number {
  kit.requireSetup(answer, 201);
  for (const field of ['title', 'course_id', 'module_id']) {
    const got = at(answer.body, `/${field}`);
    if (sent[field] === undefined || (got ?? sent[field]) === sent[field]) continue;
    kit.report(answer, `/${field}`, `${shown(sent[field])}, as it was sent`, got);
    throw new Stop();
  }
  const id = numberAt(answer.body, '/id');
  if (Number.isInteger(id)) return id;
  kit.report(answer, '/id', 'the id of what was made', id);
  throw new Stop();
}

/**
 * Creates a course with modules of lessons, and removes it when the check ends.
 * @throws Stop when the backend does not create it
 */
export async function createCourse(
  kit: Kit,
  {
    name = 'curso',
    premium = 0,
    modules = [
      [
        { title: 'Primeira', published: 1, position: 1, content: 'Texto da primeira aula.' },
        { title: 'Segunda', published: 1, position: 2, content: 'Texto da segunda aula.' },
      ],
    ],
  }: { name?: string; premium?: 0 | 1; modules?: OwnLesson[][] } = {},
): Promise<CreatedCourse> {
  const title = `${kit.shared.mark} ${name}`;
  const body = { title, description: 'Feito pelo teste de contrato.', content: 'Apagado ao fim.', is_premium: premium };
  const id = createdId(kit, await kit.call('createCourse', { as: 'admin', body }), body);
  const course: CreatedCourse = { id, title, modules: [], lessons: [] };
  for (const [index, lessons] of modules.entries()) {
    const module = { course_id: id, title: `Módulo ${index + 1}`, position: index + 1 };
    const moduleId = createdId(kit, await kit.call('createModule', { as: 'admin', body: module }), module);
    course.modules.push(moduleId);
    for (const lesson of lessons) {
      const sent = { module_id: moduleId, ...lesson };
      const made = await kit.call('createLesson', { as: 'admin', body: sent });
      course.lessons.push(createdId(kit, made, { ...sent, course_id: id }));
    }
  }
  return course;
}

/**
 * The nth of some ids.
 * @throws Stop when there are fewer: creating them has reported why
 */
export function nth(ids: readonly number[], index: number): number {
  const id = ids[index];
  if (id === undefined) throw new Stop();
  return id;
}
