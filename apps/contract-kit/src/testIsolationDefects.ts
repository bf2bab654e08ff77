import type { Database } from '@raiz/mock-server';
import { isObject, numberAt } from './core/values.ts';
import { type Defect, after, answers, json, misbehaving } from './testDefect.ts';

/** Returns the rows of everyone in a list, without their owners. */
function everyones(id: Parameters<typeof json>[0], field: string | null, table: keyof Database): Defect['over'] {
  return json(id, 200, (body, { db }) => {
    const rows = db[table].map((row) => {
      const { user_id: _owner, ...rest }: Record<string, unknown> = { ...row };
      return rest;
    });
    if (field === null) return rows;
    body[field] = rows;
  });
}

/** A member's certificates and those of another. */
const certificatesOfAll: Defect['over'] = json('listMyCertificates', 200, (_body, { db }) =>
  db.certificates.map(({ id, title, issued_at, key }) => ({
    id,
    title,
    issued_at,
    certificate_url: `https://portal.test/__mock/certificates/${key}.pdf`,
  })),
);

/** Removes more than the caller's row. */
function removes(id: 'abandonCourse' | 'unmarkLessonComplete', table: 'enrolments' | 'progress'): Defect['over'] {
  return after(id, (db) => {
    if (table === 'enrolments') db.enrolments = [];
    else db.progress = [];
  });
}

/** The person of a request's token. */
function callerOf(db: Database, request: Request) {
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  const id = db.sessions.find((session) => session.token === token)?.user_id;
  return db.users.find((user) => user.id === id);
}

/** Defects of ownership and of the network. */
export const isolationDefects: readonly Defect[] = [
  {
    name: 'payments of all people are shown',
    checks: ['isolation.listPayments'],
    over: everyones('listPayments', 'pagamentos', 'payments'),
  },
  {
    name: 'used vouchers of all people are shown',
    checks: ['isolation.listUsedVouchers'],
    over: everyones('listUsedVouchers', 'vouchers', 'usedVouchers'),
  },
  {
    name: 'earnings of all people are shown',
    checks: ['isolation.readEarnings'],
    over: everyones('readEarnings', 'ganhos', 'earnings'),
  },
  {
    name: 'withdrawals of all people are shown',
    checks: ['isolation.listWithdrawals'],
    over: everyones('listWithdrawals', 'withdrawals', 'withdrawals'),
  },
  {
    name: 'achievements of all people are shown',
    checks: ['isolation.listVideos'],
    over: everyones('listVideos', 'videos', 'videos'),
  },
  { name: 'certificates of all people are shown', checks: ['isolation.listMyCertificates'], over: certificatesOfAll },
  {
    name: 'courses of all people are shown',
    checks: ['isolation.listMyCourses'],
    over: json('listMyCourses', 200, (_body, { db }) =>
      db.courses
        .filter(({ id }) => db.enrolments.some((row) => row.course_id === id))
        .map(({ id, title }) => ({ id, title, progress: 0 })),
    ),
  },
  {
    name: 'the whole network is shown to everyone',
    checks: ['isolation.listReferrals'],
    over: json('listReferrals', 200, (body, { db }) => {
      body['indicados'] = db.users.map(({ id, name, email }) => {
        return { id, name, email, profundidade: 1, assinatura_status: 'Ativa' };
      });
    }),
  },
  {
    name: 'a network leaves out the people of its people',
    checks: ['isolation.listReferrals'],
    over: json('listReferrals', 200, (body) => {
      const rows = Array.isArray(body['indicados']) ? body['indicados'] : [];
      body['indicados'] = rows.filter((row) => numberAt(row, '/profundidade') <= 2);
    }),
  },
  {
    name: 'everyone has the sponsor of the first member',
    checks: ['isolation.readMySponsor'],
    over: misbehaving({ operation: 'readMySponsor', body: { name: 'Mariana', email: 'ativa@exemplo.com.br' } }),
  },
  {
    name: 'everyone gets one referral link',
    checks: ['flow.sponsor.link'],
    over: misbehaving({
      operation: 'readReferralLink',
      body: { referralLink: 'https://portal.test/cadastro?ref=2' },
    }),
  },
  { name: 'abandoning ends all enrolments', checks: ['isolation.marks'], over: removes('abandonCourse', 'enrolments') },
  { name: 'abandoning removes all marks', checks: ['isolation.marks'], over: removes('abandonCourse', 'progress') },
  {
    name: 'unmarking removes all marks',
    checks: ['isolation.marks'],
    over: removes('unmarkLessonComplete', 'progress'),
  },
  {
    name: 'a deleted course removes all enrolments',
    checks: ['isolation.authoring'],
    over: after('deleteCourse', (db) => (db.enrolments = [])),
  },
  {
    name: 'a deleted lesson removes all marks',
    checks: ['isolation.authoring'],
    over: after('deleteLesson', (db) => (db.progress = [])),
  },
  {
    name: 'an updated module renames all modules',
    checks: ['isolation.authoring'],
    over: after('updateModule', (db, _request, body) => {
      const title = isObject(body) ? String(body['title']) : '';
      for (const module of db.modules) module.title = title;
    }),
  },
  {
    name: 'a saved profile is that of the id in the body',
    checks: ['isolation.updateProfile'],
    over: after('updateProfile', (db, request) => {
      const me = callerOf(db, request);
      const other = db.users.find((user) => user.id === 5);
      if (me && other) other.name = me.name;
    }),
  },
  {
    name: 'completed lessons are those of everyone',
    checks: ['isolation.marks'],
    over: json('readCourse', 200, (body, { db }) => {
      const modules = Array.isArray(body['modules']) ? body['modules'].filter(isObject) : [];
      for (const lesson of modules.flatMap((module) => (Array.isArray(module['lessons']) ? module['lessons'] : [])))
        if (isObject(lesson)) lesson['completed'] = db.progress.some((row) => row.lesson_id === lesson['id']);
    }),
  },
  {
    name: 'the query says whose mark is removed',
    checks: ['isolation.marks'],
    over: after('unmarkLessonComplete', (db, request) => {
      const id = Number(new URL(request.url).searchParams.get('user_id'));
      db.progress = db.progress.filter((row) => row.user_id !== id);
    }),
  },
  {
    name: 'a changed profile renames everyone',
    checks: ['isolation.updateProfile'],
    over: after('updateProfile', (db, request) => {
      for (const user of db.users) user.name = callerOf(db, request)?.name ?? '';
    }),
  },
  {
    name: 'a changed password ends the sessions of everyone',
    checks: ['isolation.changePassword'],
    over: after('changePassword', (db, request) => {
      const id = callerOf(db, request)?.id;
      db.sessions = db.sessions.filter((row) => row.user_id === id);
    }),
  },
  {
    name: 'a changed password is the password of everyone',
    checks: ['isolation.changePassword'],
    over: after('changePassword', (db, request) => {
      for (const user of db.users) user.password = callerOf(db, request)?.password ?? '';
    }),
  },
  {
    name: 'a registration renames everyone',
    checks: ['isolation.registerMember'],
    over: after('registerMember', (db) => {
      for (const user of db.users) user.name = 'Nova pessoa';
    }),
  },
  {
    name: 'newcomers are in every network',
    checks: ['isolation.registerMember'],
    over: json('listReferrals', 200, (body, { db }) => {
      const [newest] = db.users.slice(-1);
      const rows = Array.isArray(body['indicados']) ? body['indicados'] : [];
      if (!newest || rows.some((row) => numberAt(row, '/id') === newest.id)) return;
      const { id, name, email } = newest;
      rows.push({ id, name, email, profundidade: 99, assinatura_status: 'Pendente' });
    }),
  },
  {
    name: 'a checkout is shared',
    checks: ['isolation.startSubscription'],
    over: json('startSubscription', 200, (body) => {
      if ('checkout_url' in body) body['checkout_url'] = 'https://portal.test/__mock/checkout/1';
    }),
  },
  {
    name: 'opening a checkout activates another member',
    checks: ['isolation.startSubscription'],
    over: after('startSubscription', (db) => {
      for (const row of db.subscriptions) row.status = 'active';
    }),
  },
  {
    name: 'a voucher activates everyone',
    checks: ['race.voucher'],
    over: after('applyVoucher', (db) => {
      for (const row of db.subscriptions) row.status = 'active';
    }),
  },
  {
    name: 'cancelling cancels everyone',
    checks: ['race.cancel'],
    over: after('cancelSubscription', (db) => {
      for (const row of db.subscriptions) row.status = 'canceled';
    }),
  },
  {
    name: 'saved bank data are saved for everyone',
    checks: ['flow.bank.owner'],
    over: after('updateBankAccount', (db) => {
      const [pattern] = db.bankAccounts;
      if (pattern) db.bankAccounts = db.users.map(({ id }) => ({ ...pattern, nome_completo: 'Uma só', user_id: id }));
    }),
  },
  {
    name: 'bank data are created for everyone',
    checks: ['flow.bank.create'],
    over: after('createBankAccount', (db) => {
      const [pattern] = db.bankAccounts.slice(-1);
      for (const { id } of db.users)
        if (pattern && !db.bankAccounts.some((row) => row.user_id === id))
          db.bankAccounts.push({ ...pattern, user_id: id });
    }),
  },
  {
    name: 'a trial is ativo',
    checks: ['flow.qualification.active'],
    over: json('readQualification', 200, (body) => {
      const rows = Array.isArray(body['indicados']) ? body['indicados'] : [];
      for (const row of rows) if (isObject(row) && row['email'] === 'teste@exemplo.com.br') row['ativo'] = true;
    }),
  },
  {
    name: "the qualification of others shows the first member's people",
    checks: ['flow.qualification.direct'],
    over: answers('readQualification', ({ request, db }) => {
      if (callerOf(db, request)?.id === 2) return null;
      const indicados = [{ name: 'Ana', email: 'ana@exemplo.com.br', ativo: true }];
      const body = { nivel_atual: 'Nenhum', data_ultima_qualificacao: null, progresso_proximo: null, indicados };
      return { status: 200, body: JSON.stringify(body) };
    }),
  },
];
