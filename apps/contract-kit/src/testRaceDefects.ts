import { type Defect, operationOf, restatus } from './testDefect.ts';
import { collides, unlocked } from './testUnlocked.ts';
import { isObject } from './core/values.ts';

/** Saves a form field by field, with other saves in between. */
const fieldByField: Defect['over'] = (api) => async (request) => {
  if (operationOf(request) !== 'updateCourse') return api.fetch(request);
  const body: unknown = await request.clone().json();
  const answer = await api.fetch(request);
  const id = Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]);
  const row = api.db().courses.find((course) => course.id === id);
  if (!row || !answer.ok || !isObject(body)) return answer;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
  row.title = String(body['title']);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
  row.description = String(body['description']);
  return answer;
};

/** Answers a save before it happens. */
const savesLater: Defect['over'] = (api) => async (request) => {
  if (operationOf(request) !== 'updateCourse') return api.fetch(request);
  const before = structuredClone(api.db().courses);
  const answer = await api.fetch(request);
  const after = api.db().courses;
  api.db().courses = before;
  setTimeout(() => (api.db().courses = after), 20);
  return answer;
};

/** Enrols again although it answers 409, and abandons only one of these enrolments at a time. */
const secondRow: Defect['over'] = (api) => async (request) => {
  const before = api.db().enrolments;
  const answer = await api.fetch(request);
  const { enrolments } = api.db();
  const [last] = before.slice(-1);
  if (operationOf(request) === 'enrollInCourse' && answer.status === 409 && last) enrolments.push({ ...last });
  if (operationOf(request) === 'abandonCourse') enrolments.push(...before.slice(enrolments.length + 1));
  return answer;
};

/** Looks up an address before it writes one in capitals, without a lock. */
const capitalsUnlocked: Defect['over'] = (api) => {
  const slow = unlocked('registerMember')(api);
  return async (request) => {
    const isInCapitals = /"email":"[A-Z0-9-]+@/.test(await request.clone().text());
    return isInCapitals ? slow(request) : api.fetch(request);
  };
};

/** Defects that only simultaneous calls reveal: at least one for each check. */
export const raceDefects: readonly Defect[] = [
  { name: 'registering at once makes two accounts', checks: ['race.register'], over: unlocked('registerMember') },
  { name: 'an address in capitals registers at once', checks: ['race.register'], over: capitalsUnlocked },
  { name: 'registering at once fails', checks: ['race.register'], over: collides('registerMember') },
  { name: 'two people take one address at once', checks: ['race.address'], over: unlocked('updateProfile') },
  { name: 'bank data are created twice at once', checks: ['race.bank'], over: unlocked('createBankAccount') },
  { name: 'two checkouts open at once', checks: ['race.checkout'], over: unlocked('startSubscription') },
  { name: 'a voucher works twice at once', checks: ['race.voucher'], over: unlocked('applyVoucher') },
  { name: 'a subscription is canceled twice at once', checks: ['race.cancel'], over: unlocked('cancelSubscription') },
  { name: 'canceling again at once is 400', checks: ['race.cancel'], over: restatus('cancelSubscription', 409, 400) },
  { name: 'enrolling at once enrols twice', checks: ['race.enrol'], over: unlocked('enrollInCourse') },
  { name: 'enrolling at once fails', checks: ['race.enrol'], over: collides('enrollInCourse') },
  { name: 'a second enrolment stays in the tables', checks: ['race.enrol'], over: secondRow },
  { name: 'a lesson is marked twice at once', checks: ['race.complete'], over: unlocked('markLessonComplete') },
  { name: 'two certificates at once', checks: ['race.certificate'], over: unlocked('markLessonComplete') },
  { name: 'courses made at once share an id', checks: ['race.create'], over: unlocked('createCourse') },
  { name: 'modules made at once share an id', checks: ['race.create'], over: unlocked('createModule') },
  { name: 'lessons made at once share an id', checks: ['race.create'], over: unlocked('createLesson') },
  { name: 'equal titles collide', checks: ['race.create'], over: collides('createLesson') },
  { name: 'a form is saved field by field', checks: ['race.save'], over: fieldByField },
  { name: 'a save is made after its answer', checks: ['race.save'], over: savesLater },
  { name: 'saves of other fields get lost', checks: ['race.fields'], over: unlocked('updateLesson') },
  { name: 'deleting at once fails', checks: ['race.delete'], over: collides('deleteCourse') },
];
