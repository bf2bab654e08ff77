import type { OperationId } from '@raiz/contract';
import type { Database } from '@raiz/mock-server';
import { readJson } from './core/answer.ts';
import { isObject, numberAt } from './core/values.ts';
import { type Defect, after, error, json, operationOf, restatus, rows, sentAs } from './testDefect.ts';

/** Answers an operation instead of the server when the body contains a text. */
function refusing(id: OperationId, text: string, status: number): Defect['over'] {
  return (api) => async (request) => {
    const isWanted = operationOf(request) === id && (await request.clone().text()).includes(text);
    return isWanted ? error(status, 'Dados inválidos.')() : api.fetch(request);
  };
}

/** Changes every second answer of an operation, as if it depended on the caller. */
function everySecond(id: OperationId, change: (body: Record<string, unknown>) => void): Defect['over'] {
  let count = 0;
  return json(id, 200, (body) => {
    count += 1;
    if (count % 2 === 0) change(body);
  });
}

/** The rows of a field of a body. */
function rowsIn(body: Record<string, unknown>, field: string): Record<string, unknown>[] {
  const found = body[field];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** Treats administrators as members in one operation. */
function asMember(id: OperationId): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const admins = api.db().users.filter((user) => user.is_admin);
    for (const user of admins) user.is_admin = false;
    const answer = await api.fetch(request);
    for (const user of admins) user.is_admin = true;
    return answer;
  };
}

/** Creates the account although it rejects the registration. */
const madeAnyway: Defect['over'] = (api) => async (request) => {
  const text = await request.clone().text();
  const answer = await api.fetch(request);
  if (operationOf(request) !== 'registerMember' || answer.status !== 400) return answer;
  const body = readJson(text);
  const { headers, url, method } = request;
  const whole = { ...(isObject(body) ? body : {}), termos_aceitos: true };
  await api.fetch(new Request(url, { method, headers, body: JSON.stringify(whole) }));
  return answer;
};

function isConfirmation({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('/confirm');
}

/** Confirms an address with any mailed link. */
const anyToken: Defect['over'] = (api) => async (request) => {
  if (!isConfirmation(request)) return api.fetch(request);
  const tokens = api.db().mailTokens.filter((row) => row.purpose === 'reset');
  for (const row of tokens) row.purpose = 'confirm';
  const answer = await api.fetch(request);
  for (const row of tokens) row.purpose = 'reset';
  return answer;
};

/** Answers a wrong link with an API error instead of a page of the portal. */
const noLanding: Defect['over'] = (api) => async (request) => {
  const answer = await api.fetch(request);
  const isWrong = isConfirmation(request) && answer.headers.get('location')?.endsWith('/email-confirmado');
  return isWrong ? error(404, 'Link desconhecido.')() : answer;
};

/** Rejects blocked accounts where an invalid token does not matter. */
const blockedAtCatalogue: Defect['over'] = (api) => (request) => {
  const { sessions, users } = api.db();
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  const id = sessions.find((session) => session.token === token)?.user_id;
  const isBlocked = users.some((user) => user.id === id && user.blocked);
  return isBlocked && operationOf(request) === 'listCourses'
    ? Promise.resolve(error(401, 'Sessão inválida.')())
    : api.fetch(request);
};

/** Limits a call that is useless for guessing. */
const limited: Defect['over'] = (api) => {
  let count = 0;
  return async (request) => {
    if (operationOf(request) !== 'listVideos') return api.fetch(request);
    count += 1;
    const rejection = error(429, 'Muitas tentativas.')();
    rejection.headers.set('Retry-After', '0');
    return count % 2 === 1 ? rejection : api.fetch(request);
  };
};

function isEnrolled(db: Database, course: number): boolean {
  return db.enrolments.some((row) => row.course_id === course);
}

/** Defects against rules that concern several areas, and those of single calls. */
export const promiseDefects: readonly Defect[] = [
  {
    name: 'each person sees another fund',
    checks: ['flow.funds.everyone'],
    over: everySecond('listFunds', (body) => {
      for (const row of rowsIn(body, 'fundos')) row['amount'] = numberAt(row, '/amount') + 1;
    }),
  },
  {
    name: 'announcements are for some',
    checks: ['flow.videos.everyone'],
    over: everySecond('listVideos', (body) => {
      body['videos'] = rowsIn(body, 'videos').filter((row) => row['type'] !== 'anuncio');
    }),
  },
  {
    name: 'amounts are floating-point numbers',
    checks: ['flow.amounts'],
    over: rows('listWithdrawals', 'withdrawals', (row) => {
      row['amount'] = numberAt(row, '/amount') + 0.000_000_000_1;
    }),
  },
  {
    name: 'NUL is removed from texts',
    checks: ['shape.body.createCourse'],
    over: sentAs('createCourse', (body) => {
      if (typeof body['title'] === 'string') body['title'] = body['title'].replaceAll('\0', '');
    }),
  },
  {
    name: 'an update of nothing is a success',
    checks: ['shape.body.updateLesson'],
    over: sentAs('updateLesson', (body) => {
      if (Object.keys(body).length === 0) body['position'] = 1;
    }),
  },
  {
    name: 'unknown fields of courses are refused',
    checks: ['accept.updateModule'],
    over: refusing('updateModule', 'campo_desconhecido', 400),
  },
  {
    name: 'unknown fields of registrations are refused',
    checks: ['accept.registerMember'],
    over: refusing('registerMember', 'campo_desconhecido', 400),
  },
  {
    name: 'a deletion with a body is refused',
    checks: ['flow.bodies.unread'],
    over: refusing('unmarkLessonComplete', 'user_id', 400),
  },
  {
    name: 'an empty description of a module stays an empty text',
    checks: ['accept.updateModule'],
    over: json('readModule', 200, (body) => {
      body['description'] ??= '';
    }),
  },
  {
    name: 'an empty PIX key stays an empty text',
    checks: ['accept.updateBankAccount'],
    over: json('readBankAccount', 200, ({ conta }) => {
      if (isObject(conta)) conta['chave_pix'] ??= '';
    }),
  },
  {
    name: 'a save answers the course as it was',
    checks: ['accept.updateCourse'],
    over: json('updateCourse', 200, (body) => {
      body['title'] = 'Como era';
    }),
  },
  {
    name: 'a save answers half a lesson',
    checks: ['accept.one-field'],
    over: json('updateLesson', 200, (body) => {
      body['content'] = null;
    }),
  },
  { name: 'administrators need a subscription', checks: ['flow.premium.admin'], over: asMember('readCourse') },
  {
    name: 'titles of premium lessons need a subscription',
    checks: ['flow.premium.titles'],
    over: restatus('listOrderedLessons', 200, 403),
  },
  {
    name: 'a course does not say which lessons are completed',
    checks: ['flow.progress.mark'],
    over: json('readCourse', 200, (body) => {
      for (const module of rowsIn(body, 'modules'))
        for (const lesson of rowsIn(module, 'lessons')) lesson['completed'] = false;
    }),
  },
  {
    name: 'an abandoned course keeps its progress',
    checks: ['flow.abandon.progress'],
    over: json('readCourse', 200, (body, { db }) => {
      if (!isEnrolled(db, numberAt(body, '/id'))) body['progress'] = 50;
    }),
  },
  {
    name: 'enrolling again brings a second certificate',
    checks: ['flow.certificate.issued'],
    over: after('abandonCourse', (db) => {
      for (const row of db.certificates) row.course_id = -row.id;
    }),
  },
  {
    name: 'a changed address must be confirmed',
    checks: ['flow.profile.address'],
    over: after('updateProfile', (db) => {
      for (const user of db.users) if (user.email.startsWith('contrato-')) user.confirmed = false;
    }),
  },
  {
    name: 'a changed password loses its outer blanks',
    checks: ['flow.password.exact'],
    over: sentAs('changePassword', (body) => {
      body['novaSenha'] = String(body['novaSenha']).trim();
    }),
  },
  {
    name: 'a password by mail loses its case',
    checks: ['mail.reset'],
    over: sentAs('resetPassword', (body) => {
      body['novaSenha'] = String(body['novaSenha']).toLowerCase();
    }),
  },
  {
    name: 'resending tells unconfirmed addresses',
    checks: ['flow.resend.one-text'],
    over: json('resendConfirmation', 200, (body) => {
      if ('preview_url' in body) body['message'] = 'Enviado de novo!';
    }),
  },
  { name: 'a refused registration makes an account', checks: ['flow.register.terms'], over: madeAnyway },
  { name: 'a wrong confirmation link is an error', checks: ['mail.confirm-wrong'], over: noLanding },
  { name: 'a link for a new password confirms an address', checks: ['mail.purpose'], over: anyToken },
  {
    name: 'a new account has dates of a subscription',
    checks: ['mail.newcomer'],
    over: json('readSubscriptionStatus', 200, (body) => {
      body['start_date'] ??= '2026-01-01';
    }),
  },
  {
    name: 'no voucher must be left out',
    checks: ['accept.startSubscription'],
    over: refusing('startSubscription', '"voucherCode":null', 400),
  },
  {
    name: 'a cancellation answers the old status',
    checks: ['flow.cancel.keeps-access'],
    over: json('cancelSubscription', 200, (body) => {
      body['status'] = 'active';
    }),
  },
  {
    name: 'lessons that are not required do not count',
    checks: ['flow.progress.mark'],
    over: sentAs('createLesson', (body) => {
      if (body['is_required'] === 0) body['published'] = 0;
    }),
  },
  {
    name: 'resending compares addresses by case',
    checks: ['mail.resend'],
    over: sentAs('resendConfirmation', (body) => {
      if (/[A-Z]/.test(String(body['email']))) body['email'] = 'ninguem@exemplo.com.br';
    }),
  },
  { name: 'blocked accounts have no catalogue', checks: ['isolation.blocked'], over: blockedAtCatalogue },
  { name: 'a list is limited as a login is', checks: ['flow.videos'], over: limited },
];
