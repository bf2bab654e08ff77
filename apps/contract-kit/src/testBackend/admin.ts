import { isWebUrl } from '@raiz/api-client/rules';
import { at, numberAt, textAt } from '../core/values.ts';
import { type Call, idIn, inputNames, type Operations, type Reply, refuse, sentFields } from './call.ts';
import { certifyStudents, childrenOf, course, find, lesson } from './learning.ts';
import { type Item, nextId, type State } from './state.ts';

const courseFields = inputNames('createCourse');
const moduleFields = inputNames('createModule', ['course_id']);
const lessonFields = inputNames('createLesson', ['module_id']);

function module({ id, parent, fields }: Item) {
  return { id, course_id: parent, description: null, ...fields };
}

function add({ state }: Call, kind: Item['kind'], parent: number, fields: Record<string, unknown>): Item {
  const item = { id: nextId(state), kind, parent, fields };
  state.items.push(item);
  return item;
}

/** Removes an item with everything below it. */
function remove(state: State, item: Item): void {
  const below = item.kind === 'course' ? 'module' : 'lesson';
  if (item.kind !== 'lesson') for (const child of childrenOf(state, item.id, below)) remove(state, child);
  state.items = state.items.filter((one) => one !== item);
  state.marks = state.marks.filter((mark) => mark.lesson !== item.id);
  state.enrolled = state.enrolled.filter((row) => row.course !== item.id);
}

/** Id of the course of a module or a lesson. */
function courseOf(state: State, { kind, parent }: Item): number {
  return kind === 'lesson' ? (find(state, 'module', parent)?.parent ?? 0) : parent;
}

function removing(kind: Item['kind']) {
  return (call: Call): Reply => {
    const item = find(call.state, kind, idIn(call));
    if (!item) return refuse(404, 'Não existe.');
    const courseId = courseOf(call.state, item);
    remove(call.state, item);
    if (kind !== 'course') certifyStudents(call.state, courseId);
    return [200, { success: true }];
  };
}

function hasBadLink({ body }: Call): boolean {
  const links = [at(body, '/video_url'), ...textAt(body, '/resource_url').split(',')];
  return links.some((link) => typeof link === 'string' && link.trim() !== '' && !isWebUrl(link.trim()));
}

/** Authoring. */
export const adminOperations: Operations = {
  listAdminCourses: ({ state }) => [200, state.items.filter(({ kind }) => kind === 'course').map(course)],
  readAdminCourse(call) {
    const item = find(call.state, 'course', idIn(call));
    return item ? [200, course(item)] : refuse(404, 'Curso?');
  },
  createCourse: (call) => [201, course(add(call, 'course', 0, sentFields(call, courseFields)))],
  updateCourse(call) {
    const item = find(call.state, 'course', idIn(call));
    if (!item) return refuse(404, 'Curso?');
    item.fields = sentFields(call, courseFields);
    return [200, course(item)];
  },
  deleteCourse: removing('course'),
  listModules(call) {
    const id = idIn(call, 'courseId');
    if (!find(call.state, 'course', id)) return refuse(404, 'Curso?');
    return [200, childrenOf(call.state, id, 'module').map(module)];
  },
  readModule(call) {
    const item = find(call.state, 'module', idIn(call));
    return item ? [200, module(item)] : refuse(404, 'Módulo?');
  },
  createModule(call) {
    const parent = numberAt(call.body, '/course_id');
    if (!find(call.state, 'course', parent)) return refuse(404, 'Curso?');
    return [201, module(add(call, 'module', parent, { position: 1, ...sentFields(call, moduleFields) }))];
  },
  updateModule(call) {
    const item = find(call.state, 'module', idIn(call));
    if (!item) return refuse(404, 'Módulo?');
    if (at(call.body, '/course_id') !== item.parent) return refuse(400, 'Outro curso.');
    item.fields = { position: 1, ...sentFields(call, moduleFields) };
    return [200, module(item)];
  },
  deleteModule: removing('module'),
  listLessons(call) {
    const id = idIn(call, 'moduleId');
    if (!find(call.state, 'module', id)) return refuse(404, 'Módulo?');
    return [200, childrenOf(call.state, id, 'lesson').map((one) => lesson(call.state, one))];
  },
  readAdminLesson(call) {
    const item = find(call.state, 'lesson', idIn(call));
    return item ? [200, lesson(call.state, item)] : refuse(404, 'Aula?');
  },
  createLesson(call) {
    const parent = numberAt(call.body, '/module_id');
    if (hasBadLink(call)) return refuse(400, 'Link?');
    if (!find(call.state, 'module', parent)) return refuse(404, 'Módulo?');
    const fields = { position: 1, is_required: 1, published: 0, ...sentFields(call, lessonFields) };
    return [201, lesson(call.state, add(call, 'lesson', parent, fields))];
  },
  updateLesson(call) {
    const item = find(call.state, 'lesson', idIn(call));
    if (hasBadLink(call)) return refuse(400, 'Link?');
    if (!item) return refuse(404, 'Aula?');
    const courseId = courseOf(call.state, item);
    const target = find(call.state, 'module', numberAt(call.body, '/module_id') || item.parent);
    if (target?.parent !== courseId) return refuse(400, 'Outro curso.');
    item.parent = target.id;
    Object.assign(item.fields, sentFields(call, lessonFields));
    certifyStudents(call.state, courseId);
    return [200, lesson(call.state, item)];
  },
  deleteLesson: removing('lesson'),
};
