import { randomUUID } from 'node:crypto';
import { at, numberAt } from '../core/values.ts';
import { type Call, idIn, type Operations, type Reply, refuse } from './call.ts';
import { isSubscriber } from './money.ts';
import { type Item, nextId, now, type Person, type State } from './state.ts';

/** Children of a course or a module by position, then id. */
export function childrenOf(state: State, parent: number, kind: Item['kind']): Item[] {
  const rows = state.items.filter((item) => item.kind === kind && item.parent === parent);
  return rows.sort((a, b) => numberAt(a.fields, '/position') - numberAt(b.fields, '/position') || a.id - b.id);
}

/** An item by its kind and id. */
export function find(state: State, kind: Item['kind'], id: number): Item | undefined {
  return state.items.find((item) => item.kind === kind && item.id === id);
}

/** A course in the contract's shape. */
export function course({ id, fields }: Item) {
  return { id, description: null, content: null, ...fields };
}

/** A lesson in the shape for authors. */
export function lesson(state: State, { id, parent, fields }: Item) {
  const course_id = find(state, 'module', parent)?.parent ?? 0;
  return { id, module_id: parent, course_id, content: null, video_url: null, resource_url: null, ...fields };
}

const nothing = { content: null, video_url: null, resource_url: null };

function lessonsOf(state: State, courseId: number): Item[] {
  return childrenOf(state, courseId, 'module').flatMap(({ id }) => childrenOf(state, id, 'lesson'));
}

function progress(state: State, me: Person, courseId: number): number {
  const open = lessonsOf(state, courseId).filter(({ fields }) => fields['published'] === 1);
  const done = open.filter(({ id }) => state.marks.some((mark) => mark.lesson === id && mark.person === me.id));
  return open.length === 0 ? 0 : Math.round((100 * done.length) / open.length);
}

function isEnrolled(state: State, me: Person, courseId: number): boolean {
  return state.enrolled.some((row) => row.person === me.id && row.course === courseId);
}

/** Whether a person lacks the premium access that a course needs. */
function isClosed({ fields }: Item, me: Person): boolean {
  return fields['is_premium'] === 1 && !me.admin && !isSubscriber(me);
}

/** The lesson of a progress call; an error when it is not in the course or hidden. */
function marked(call: Call): Item | Reply {
  const { state, me } = call;
  const item = find(state, 'lesson', idIn(call, 'lessonId'));
  const courseId = item && find(state, 'module', item.parent)?.parent;
  if (!item || courseId !== idIn(call, 'courseId') || (item.fields['published'] !== 1 && !me.admin))
    return [404, { success: false, error: 'Aula?' }];
  return item;
}

function dateOf(state: State, me: Person, id: number): string | null {
  return state.marks.find((mark) => mark.lesson === id && mark.person === me.id)?.at ?? null;
}

function certify(state: State, me: Person, courseId: number): void {
  const title = String(find(state, 'course', courseId)?.fields['title']);
  const has = state.certificates.some((one) => one.person === me.id && one.course === courseId);
  if (progress(state, me, courseId) < 100 || has) return;
  // The server issues the first certificate with a delay.
  const delay = state.certificates.some(({ person }) => person === me.id) ? 0 : 400;
  const issued = new Date(now() + delay).toISOString();
  const signature = randomUUID();
  state.certificates.push({ id: nextId(state), person: me.id, course: courseId, title, at: issued, signature });
}

/** Certifies the students of a course who have completed everything after an author's removal. */
export function certifyStudents(state: State, courseId: number): void {
  for (const row of state.enrolled.filter(({ course: id }) => id === courseId)) {
    const student = state.people.find(({ id }) => id === row.person);
    if (student) certify(state, student, courseId);
  }
}

/** Whether an address belongs to an issued certificate: each read signs it again. */
export function hasCertificate({ certificates }: State, id: number, signed: string): boolean {
  return certificates.some((one) => one.id === id && signed.endsWith(one.signature) && Date.parse(one.at) <= now());
}

/** Catalogue, courses, lessons, progress, certificates. */
export const learningOperations: Operations = {
  listCourses({ state }) {
    const rows = state.items.filter(({ kind }) => kind === 'course');
    return [200, rows.sort((a, b) => a.id - b.id).map(course)];
  },
  readCourse(call) {
    const { state, me } = call;
    const item = find(state, 'course', idIn(call));
    if (!item) return refuse(404, 'Curso?');
    const closed = isClosed(item, me);
    const modules = childrenOf(state, item.id, 'module').map((module) => ({
      id: module.id,
      course_id: item.id,
      ...module.fields,
      lessons: childrenOf(state, module.id, 'lesson').map((one) => ({
        ...lesson(state, one),
        ...(closed || me.id === 0 || (one.fields['published'] !== 1 && !me.admin) ? nothing : {}),
        completed: dateOf(state, me, one.id) !== null,
      })),
    }));
    const body = {
      ...course(item),
      modules,
      userIsSubscriber: isSubscriber(me),
      progress: progress(state, me, item.id),
    };
    return closed && me.id > 0 ? [403, { ...body, error: 'Assinatura ativa necessária.' }] : [200, body];
  },
  listMyCourses({ state, me, query }) {
    if (query['user_id'] !== me.id) return refuse(403, 'De outra pessoa.');
    const mine = state.items.filter((item) => item.kind === 'course' && isEnrolled(state, me, item.id));
    return [200, mine.map(({ id, fields }) => ({ id, title: fields['title'], progress: progress(state, me, id) }))];
  },
  enrollInCourse(call) {
    const { state, me, body } = call;
    if (at(body, '/user_id') !== me.id) return refuse(403, 'De outra pessoa.');
    const item = find(state, 'course', idIn(call));
    if (!item) return refuse(404, 'Curso?');
    if (isEnrolled(state, me, item.id)) return refuse(409, 'Já inscrito neste curso.');
    if (isClosed(item, me)) return refuse(403, 'Assinatura ativa necessária para este curso.');
    state.enrolled.push({ person: me.id, course: item.id });
    return [201, { success: true }];
  },
  abandonCourse(call) {
    const { state, me } = call;
    const id = idIn(call, 'courseId');
    if (!isEnrolled(state, me, id)) return refuse(404, 'Não inscrito.');
    const lessons = lessonsOf(state, id).map((one) => one.id);
    state.enrolled = state.enrolled.filter((row) => row.person !== me.id || row.course !== id);
    state.marks = state.marks.filter((mark) => mark.person !== me.id || !lessons.includes(mark.lesson));
    return [200, { success: true }];
  },
  readLesson(call) {
    const { state, me } = call;
    const item = find(state, 'lesson', idIn(call));
    if (!item) return refuse(404, 'Aula?');
    const whole = lesson(state, item);
    const owner = find(state, 'course', whole.course_id);
    if (owner && isClosed(owner, me))
      return [
        403,
        { id: item.id, title: item.fields['title'], course_id: owner.id, error: 'Assinatura ativa necessária.' },
      ];
    return [200, { ...whole, ...(item.fields['published'] !== 1 && !me.admin ? nothing : {}) }];
  },
  readLessonProgress(call) {
    const item = marked(call);
    if (Array.isArray(item)) return item;
    return [200, { success: true, completed_at: dateOf(call.state, call.me, item.id) }];
  },
  markLessonComplete(call) {
    const { state, me } = call;
    const item = marked(call);
    if (Array.isArray(item)) return item;
    const courseId = idIn(call, 'courseId');
    if (!isEnrolled(state, me, courseId)) return [403, { success: false, error: 'Não inscrito.' }];
    const owner = find(state, 'course', courseId);
    if (owner && isClosed(owner, me)) return [403, { success: false, error: 'Assinatura ativa necessária.' }];
    if (dateOf(state, me, item.id) === null)
      state.marks.push({ person: me.id, lesson: item.id, at: new Date(now()).toISOString() });
    certify(state, me, courseId);
    return [200, { success: true, completed_at: dateOf(state, me, item.id) }];
  },
  unmarkLessonComplete(call) {
    const item = marked(call);
    if (Array.isArray(item)) return item;
    const { state, me } = call;
    state.marks = state.marks.filter((mark) => mark.lesson !== item.id || mark.person !== me.id);
    return [200, { success: true }];
  },
  listOrderedLessons(call) {
    const id = idIn(call, 'courseId');
    if (!find(call.state, 'course', id)) return refuse(404, 'Curso?');
    const rows = lessonsOf(call.state, id);
    return [200, rows.map((one) => ({ id: one.id, title: one.fields['title'], published: one.fields['published'] }))];
  },
  listMyCertificates({ state, me, query }) {
    if (query['user_id'] !== me.id) return refuse(403, 'De outra pessoa.');
    const mine = state.certificates.filter((one) => one.person === me.id && Date.parse(one.at) <= Date.now());
    const rows = mine.map(({ id, title, at: issued_at, signature }) => ({
      id,
      title,
      issued_at,
      certificate_url: `/api/certificados/${id}?assinatura=${Math.random()}-${signature}`,
    }));
    return [200, rows];
  },
};
