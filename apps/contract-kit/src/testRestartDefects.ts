import { error, operationOf } from './testDefect.ts';
import { readJson } from './core/answer.ts';
import { isObject } from './core/values.ts';
import type { Database } from '@raiz/mock-server';
import type { RestartDefect } from './testRestart.ts';

function idOf({ url }: Request): number {
  return Number(/\d+$/.exec(new URL(url).pathname)?.[0]);
}

/** Tokens of sessions that a password change ended. */
const ended = { token: '', user_id: 2 };

/** Makes every mailed link for a new password valid again. */
function usedLinks(db: Database): void {
  for (const { to, action } of db.mails) {
    const token = /redefinir-senha\?token=(\w+)/.exec(action.href)?.[1];
    const user_id = db.users.find(({ email }) => email === to)?.id;
    if (token && user_id) db.mailTokens.push({ token, user_id, purpose: 'reset', expires_at: null });
  }
}

/** Defects that only a restart reveals: at least one for each check. */
export const restartDefects: readonly RestartDefect[] = [
  { name: 'enrolments are only in memory', check: 'restart.data', onRestart: (db) => (db.enrolments = []) },
  {
    name: 'a course that was left comes back',
    check: 'restart.data',
    onRestart: ({ courses, enrolments }) => {
      const left = courses.find(({ title }) => title.includes('abandonado'));
      if (left) enrolments.push({ user_id: 2, course_id: left.id });
    },
  },
  {
    name: 'a saved name is only in memory',
    check: 'restart.used',
    first: 'flow.voucher.full',
    onRestart: ({ users }) => {
      for (const user of users) if (user.name.includes('outro nome')) user.name = 'Antes';
    },
  },
  { name: 'marks are only in memory', check: 'restart.data', onRestart: (db) => (db.progress = []) },
  {
    name: 'amounts are rounded when they are stored',
    check: 'restart.data',
    onRestart: (db) => db.earnings.forEach((row) => (row.amount = Math.round(row.amount))),
  },
  {
    name: 'ids start again after a restart',
    check: 'restart.data',
    async later(api, request) {
      const answer = await api.fetch(request.clone());
      const body = readJson(await answer.clone().text());
      if (operationOf(request) !== 'createCourse' || !isObject(body)) return answer;
      return new Response(JSON.stringify({ ...body, id: 1 }), { status: answer.status, headers: answer.headers });
    },
  },
  {
    name: 'tokens become those of the administrator',
    check: 'restart.sessions',
    onRestart: (db) => db.sessions.forEach((session) => (session.user_id = 1)),
  },
  {
    name: 'old tokens fail after a restart',
    check: 'restart.sessions',
    async later(api, request) {
      const isOld = request.headers.has('authorization') && operationOf(request) === 'readProfile';
      return isOld ? error(500, 'Erro interno do servidor.')() : api.fetch(request);
    },
  },
  {
    name: 'used vouchers are forgotten',
    check: 'restart.used',
    first: 'flow.voucher.full',
    onRestart: (db) => (db.usedVouchers = []),
  },
  {
    name: 'new members are forgotten',
    check: 'restart.used',
    onRestart: (db) => (db.users = db.users.filter(({ id }) => id <= 8)),
  },
  {
    name: 'used links for a new password come back',
    check: 'restart.reset',
    onRestart: (db) => usedLinks(db),
  },
  {
    name: 'links of confirmations are forgotten',
    check: 'restart.reset',
    onRestart: (db) => (db.mailTokens = db.mailTokens.filter(({ purpose }) => purpose === 'reset')),
  },
  {
    name: 'links of confirmed addresses are forgotten',
    check: 'restart.reset',
    onRestart: (db) => {
      const isConfirmed = (id: number) => db.users.some((user) => user.id === id && user.confirmed);
      db.mailTokens = db.mailTokens.filter((row) => row.purpose === 'reset' || !isConfirmed(row.user_id));
    },
  },
  { name: 'links in mails are forgotten', check: 'restart.reset', onRestart: (db) => (db.mailTokens = []) },
  { name: 'open checkouts are forgotten', check: 'restart.used', onRestart: (db) => (db.checkouts = []) },
  {
    name: 'ended sessions come back',
    check: 'restart.ended',
    onRestart: (db) => db.sessions.push({ ...ended }),
    async later(api, request) {
      // Accepts the first token after the restart as one of that member's.
      const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      const { sessions } = api.db();
      if (token && !sessions.some((row) => row.token === token)) sessions.push({ token, user_id: ended.user_id });
      return api.fetch(request);
    },
  },
  {
    name: 'the old password comes back',
    check: 'restart.ended',
    onRestart: (db) => db.users.forEach((user) => (user.password = user.password.replace('-contrato', ''))),
  },
  { name: 'the last writes are lost', check: 'restart.killed', every: 50 },
  {
    name: 'a kill leaves the lessons of a deleted course',
    check: 'restart.killed',
    half(db, request) {
      if (operationOf(request) === 'deleteCourse')
        db.courses = db.courses.filter((course) => course.id !== idOf(request));
    },
  },
  {
    name: 'a kill leaves half a form',
    check: 'restart.killed',
    half(db, request, body) {
      const course = db.courses.find(({ id }) => id === idOf(request));
      if (operationOf(request) === 'updateCourse' && course) course.description = String(body['description']);
    },
  },
  {
    name: 'a saved form is lost',
    check: 'restart.killed',
    onRestart: (db) =>
      db.courses.forEach((course) => {
        course.description = course.description?.replace(/^Versão \d+$/, 'Versão 0') ?? null;
        course.content = course.content?.replace(/^Versão \d+$/, 'Versão 0') ?? null;
      }),
  },
  {
    name: 'acknowledged registrations are lost',
    check: 'restart.registered',
    onRestart: (db) => db.users.splice(-8),
  },
  {
    name: 'a kill leaves accounts without a sponsor',
    check: 'restart.registered',
    half(db, request, body) {
      const [pattern] = db.users.slice(-1);
      if (operationOf(request) !== 'registerMember' || !pattern) return;
      const id = Math.max(...db.users.map((user) => user.id)) + 1;
      db.users.push({ ...pattern, id, email: String(body['email']), sponsor_id: null });
    },
  },
];
