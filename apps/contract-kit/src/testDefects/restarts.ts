import type { RestartDefect } from '../testRestart.ts';
import { readJson } from '../core/answer.ts';
import { isObject } from '../core/values.ts';
import type { Database } from '@raiz/mock-server';
import { error, namesOf, operationOf } from './plant.ts';

/** The last check of a row must find the defect; those before it run first. */
function table(
  rows: Readonly<Record<`${string}: ${string}`, Omit<RestartDefect, 'name' | 'checks'>>>,
): RestartDefect[] {
  return Object.entries(rows).map(([key, defect]) => ({ ...namesOf(key), ...defect }));
}

function idOf({ url }: Request): number {
  return Number(/\d+$/.exec(new URL(url).pathname)?.[0]);
}

/** A member whose ended sessions come back. */
const ended = { token: '', user_id: 2 };

/** Makes every mailed link for a new password valid again. */
function reviveLinks(db: Database): void {
  for (const { to, action } of db.mails) {
    const token = /redefinir-senha\?token=(\w+)/.exec(action.href)?.[1];
    const user_id = db.users.find(({ email }) => email === to)?.id;
    if (token && user_id) db.mailTokens.push({ token, user_id, purpose: 'reset', expires_at: null });
  }
}

/** Only a restart shows the defect. */
export const restartDefects = table({
  'restart.data: enrolments are only in memory': { onRestart: (db) => (db.enrolments = []) },
  'restart.data: marks are only in memory': { onRestart: (db) => (db.progress = []) },
  'restart.data: a course that was left comes back': {
    onRestart({ courses, enrolments }) {
      const left = courses.find(({ title }) => title.includes('abandonado'));
      if (left) enrolments.push({ user_id: 2, course_id: left.id });
    },
  },
  'restart.data: amounts are rounded when they are stored': {
    onRestart: (db) => db.earnings.forEach((row) => (row.amount = Math.round(row.amount))),
  },
  'restart.data: ids start again after a restart': {
    async later(api, request) {
      const answer = await api.fetch(request.clone());
      const body = readJson(await answer.clone().text());
      if (operationOf(request) !== 'createCourse' || !isObject(body)) return answer;
      return new Response(JSON.stringify({ ...body, id: 1 }), answer);
    },
  },
  'restart.sessions: tokens become those of the administrator': {
    onRestart: (db) => db.sessions.forEach((session) => (session.user_id = 1)),
  },
  'restart.sessions: old tokens fail after a restart': {
    async later(api, request) {
      const isOld = request.headers.has('authorization') && operationOf(request) === 'readProfile';
      return isOld ? error(500, 'Erro interno do servidor.') : api.fetch(request);
    },
  },
  'restart.ended: ended sessions come back': {
    onRestart: (db) => db.sessions.push({ ...ended }),
    async later(api, request) {
      // Accepts the first token after the restart as one of that member's.
      const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      const { sessions } = api.db();
      if (token && !sessions.some((row) => row.token === token)) sessions.push({ token, user_id: ended.user_id });
      return api.fetch(request);
    },
  },
  'restart.ended: the old password comes back': {
    onRestart: (db) => db.users.forEach((user) => (user.password = user.password.replace('-contrato', ''))),
  },
  'restart.used: used vouchers are forgotten': { onRestart: (db) => (db.usedVouchers = []) },
  'restart.used: open checkouts are forgotten': { onRestart: (db) => (db.checkouts = []) },
  'restart.paid: paid checkouts are open again': {
    onRestart: (db) => db.checkouts.forEach((row) => (row.state = 'open')),
  },
  'restart.reset: used links for a new password come back': { onRestart: reviveLinks },
  'restart.reset: links in mails are forgotten': { onRestart: (db) => (db.mailTokens = []) },
  'restart.reset: links of confirmations are forgotten': {
    onRestart: (db) => (db.mailTokens = db.mailTokens.filter(({ purpose }) => purpose === 'reset')),
  },
  'restart.reset: links of confirmed addresses are forgotten': {
    onRestart(db) {
      const isConfirmed = (id: number) => db.users.some((user) => user.id === id && user.confirmed);
      db.mailTokens = db.mailTokens.filter((row) => row.purpose === 'reset' || !isConfirmed(row.user_id));
    },
  },

  // A kill between writes.
  'restart.answered: the last writes are lost': { every: 50 },
  'restart.answered: a kill leaves the lessons of a deleted course': {
    half(db, request) {
      if (operationOf(request) === 'deleteCourse')
        db.courses = db.courses.filter((course) => course.id !== idOf(request));
    },
  },
  'restart.answered: a kill leaves half a form': {
    half(db, request, body) {
      const course = db.courses.find(({ id }) => id === idOf(request));
      if (operationOf(request) === 'updateCourse' && course) course.description = String(body['description']);
    },
  },
  'restart.answered: a kill leaves accounts without a sponsor': {
    half(db, request, body) {
      const pattern = db.users.at(-1);
      if (operationOf(request) !== 'registerMember' || !pattern) return;
      const id = Math.max(...db.users.map((user) => user.id)) + 1;
      db.users.push({ ...pattern, id, email: String(body['email']), sponsor_id: null });
    },
  },

  // An answer comes before what it says is stored.
  'restart.answered: a profile is saved after its answer': { late: ['updateProfile', 500] },
  'restart.answered: a course is saved after its answer': { late: ['updateCourse', 200] },
  'restart.answered: a module is saved after its answer': { late: ['updateModule', 200] },
  'restart.answered: a lesson is saved after its answer': { late: ['updateLesson', 100] },
  'restart.answered: bank data are saved after their answer': { late: ['updateBankAccount', 200] },
  'restart.answered: a mark is stored after its answer': { late: ['markLessonComplete', 200] },
  'restart.answered: a kill loses the certificate of the last mark': {
    onRestart: (db) =>
      (db.certificates = db.certificates.filter(({ title }) => !title.endsWith('curso da última marca'))),
  },
  'restart.answered: a kill loses the files of certificates': {
    later: async (api, request) => (/\/certificates\//.test(request.url) ? error(404) : api.fetch(request)),
  },
  'restart.answered: an enrolment is stored after its answer': { late: ['enrollInCourse', 200] },
  'restart.answered: a module is made after its answer': { late: ['createModule', 200] },
  'restart.answered: bank data are made after their answer': { late: ['createBankAccount', 500] },
  'restart.answered: a password is changed after its answer': { late: ['changePassword', 500] },
  'restart.answered: a registration is stored after its answer': { late: ['registerMember', 500] },
  'restart.answered: a voucher activates after its answer': { late: ['applyVoucher', 500] },
  'restart.answered: a cancellation is stored after its answer': { late: ['cancelSubscription', 500] },
});
