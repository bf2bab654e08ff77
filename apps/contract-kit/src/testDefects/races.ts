import type { OperationId } from '@raiz/contract';
import { createMockApi, type Database } from '@raiz/mock-server';
import { around, type Call, error, everySecond, type Plant, table } from './plant.ts';

type Tables = readonly (keyof Database)[];

/** Applies the changes that a call made in a copy of the tables: new rows, and mutated rows. */
export function commit(live: Database, before: Database, after: Database): void {
  for (const name of Object.keys(before)) {
    const [rows, old, now] = [live, before, after].map((db): unknown => Reflect.get(db, name));
    if (!Array.isArray(rows) || !Array.isArray(old) || !Array.isArray(now)) continue;
    for (const [index, row] of now.entries()) {
      if (index >= old.length) rows.push(row);
      else if (JSON.stringify(row) !== JSON.stringify(old[index])) rows[index] = row;
    }
  }
}

/** Milliseconds between the ends of simultaneous calls. */
const apart = 3;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Answers a call on a copy of the tables of now, and writes what it changed there some milliseconds later.
 * @param whole Tables that are written whole, instead of the rows that changed.
 */
async function onCopy({ db, request }: Call, milliseconds: number, whole: Tables = []): Promise<Response> {
  const before = structuredClone(db);
  await pause(milliseconds);
  const copy = createMockApi({ seed: before, strict: false });
  const response = await copy.fetch(request.clone());
  if (whole.length === 0) commit(db, before, copy.db());
  for (const name of whole) Object.assign(db, { [name]: copy.db()[name] });
  return response;
}

/** Runs an operation like a backend that reads first and writes later, without a lock or a transaction. */
function unlocked(where: OperationId, when: (call: Call) => boolean = () => true): Plant {
  let running = 0;
  return around(where, async (call) => {
    if (!when(call)) return call.answer();
    running += 1;
    const response = await onCopy(call, running * apart);
    running -= 1;
    return response;
  });
}

/** Runs calls with several locks: those with one lock wait for each other. */
function locked<Lock>(
  where: OperationId | readonly OperationId[],
  lockOf: (call: Call) => Lock,
  whole?: Tables,
): Plant {
  const queues = new Map<Lock, Promise<unknown>>();
  return around(where, (call) => {
    const lock = lockOf(call);
    const turn = (queues.get(lock) ?? Promise.resolve()).then(() => onCopy(call, apart, whole));
    queues.set(lock, turn);
    return turn;
  });
}

/** A backend of two processes behind one address, each with a lock of its own. */
function twoProcesses(where: OperationId): Plant {
  return locked(where, everySecond());
}

/** Stores tables together, as one document, with a lock for each operation. */
function oneDocument(where: readonly OperationId[], ...whole: Tables): Plant {
  return locked(where, ({ place }) => place, whole);
}

/** Runs the first of several simultaneous calls, and fails the others. */
function collides(where: OperationId): Plant {
  let running = 0;
  return around(where, async ({ answer }) => {
    running += 1;
    const isFirst = running === 1;
    await pause(apart);
    const response = isFirst ? await answer() : error(500, 'Erro interno do servidor.');
    running -= 1;
    return response;
  });
}

/** Saves again field by field, with other saves in between. */
function fieldByField(where: OperationId, rowOf: (call: Call) => object | undefined, ...fields: string[]): Plant {
  return around(where, async (call) => {
    const response = await call.answer();
    const row = rowOf(call);
    for (const name of row && response.ok ? fields : []) {
      await pause(Math.random() * 10);
      Object.assign(row ?? {}, { [name]: String(call.sent[name]) });
    }
    return response;
  });
}

/** Calls at the same time have another outcome than one after another. */
export const raceDefects = table({
  'race.register: registering at once makes two accounts': unlocked('registerMember'),
  'race.register: an address in capitals registers at once': unlocked('registerMember', ({ sent }) =>
    /^[A-Z0-9-]+@/.test(String(sent['email'])),
  ),
  'race.register: registering at once fails': collides('registerMember'),
  'race.address: two people take one address at once': unlocked('updateProfile'),
  'race.bank: bank data are created twice at once': unlocked('createBankAccount'),
  'race.checkout: two checkouts open at once': unlocked('startSubscription'),
  'race.voucher-rounds: a voucher with the plan works twice at once': unlocked('startSubscription'),
  'race.voucher-rounds: a voucher alone works twice at once': unlocked('applyVoucher'),
  'race.voucher-rounds: a voucher works once in each of two processes': twoProcesses('applyVoucher'),
  'race.cancel: a subscription is canceled twice at once': unlocked('cancelSubscription'),
  'race.enrol: enrolling at once enrols twice': unlocked('enrollInCourse'),
  'race.enrol: enrolling at once fails': collides('enrollInCourse'),
  'race.complete: a lesson is marked twice at once': unlocked('markLessonComplete'),
  'race.certificate: two certificates at once': unlocked('markLessonComplete'),
  'race.create: courses made at once share an id': unlocked('createCourse'),
  'race.create: modules made at once share an id': unlocked('createModule'),
  'race.create: lessons made at once share an id': unlocked('createLesson'),
  'race.create: equal titles collide': collides('createLesson'),
  'race.save: a form is saved field by field': fieldByField(
    'updateCourse',
    ({ db, id }) => db.courses.find((row) => row.id === id),
    'title',
    'description',
  ),
  'race.profile: a profile is saved field by field': fieldByField('updateProfile', ({ me }) => me, 'name'),
  'race.bank-save: bank data are saved field by field': fieldByField(
    'updateBankAccount',
    ({ db, me }) => db.bankAccounts.find((row) => row.user_id === me?.id),
    'numero_conta',
  ),
  'race.save: a save is made after its answer': around('updateCourse', async ({ db, answer }) => {
    const before = structuredClone(db.courses);
    const response = await answer();
    const saved = db.courses;
    db.courses = before;
    setTimeout(() => (db.courses = saved), 20);
    return response;
  }),
  'race.different: a profile and bank data are one document': oneDocument(
    ['updateProfile', 'updateBankAccount'],
    'users',
    'bankAccounts',
  ),
  'race.different: marks and enrolments are one document': oneDocument(
    ['markLessonComplete', 'enrollInCourse'],
    'progress',
    'enrolments',
  ),
  'race.different: a course is one document': oneDocument(
    ['updateCourse', 'updateModule', 'updateLesson'],
    'courses',
    'modules',
    'lessons',
  ),
  'race.fields: saves of other fields get lost': unlocked('updateLesson'),
  'race.delete: deleting at once fails': collides('deleteCourse'),
  'mail.reset-once: a recovery works twice at once': around('resetPassword', async (call) => {
    const { db } = call;
    const response = await onCopy(call, apart);
    if (response.ok) setTimeout(() => (db.mailTokens = db.mailTokens.filter(({ purpose }) => purpose !== 'reset')), 60);
    return response;
  }),
});
