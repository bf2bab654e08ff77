import { isObject } from './core/values.ts';
import { type Defect, answers, json, misbehaving, operationOf, rows, sentAs, restatus } from './testDefect.ts';

/** Defects of single answers: types, fields, statuses, headers. */
export const shapeDefects: readonly Defect[] = [
  {
    name: 'is_admin is a number',
    checks: ['shape.read.readProfile'],
    over: misbehaving({ operation: 'readProfile', fields: { is_admin: 1 } }),
  },
  {
    name: 'a user has no e-mail',
    checks: ['shape.read.readProfile'],
    over: json('readProfile', 200, (body) => {
      if (isObject(body['user'])) delete body['user']['email'];
    }),
  },
  {
    name: 'payments are a bare list',
    checks: ['shape.read.listPayments'],
    over: json('listPayments', 200, (body) => body['pagamentos']),
  },
  {
    name: 'amounts are texts',
    checks: ['shape.read.listWithdrawals'],
    over: rows('listWithdrawals', 'withdrawals', (row) => {
      row['amount'] = String(row['amount']);
    }),
  },
  {
    name: 'a withdrawal has an unknown status',
    checks: ['shape.read.listWithdrawals'],
    over: misbehaving({ operation: 'listWithdrawals', fields: { status: 'done' } }),
  },
  {
    name: 'dates are written dd/mm/yyyy',
    checks: ['shape.read.readSubscriptionStatus'],
    over: misbehaving({ operation: 'readSubscriptionStatus', fields: { start_date: '21/11/2026' } }),
  },
  {
    name: 'is_premium is a boolean',
    checks: ['shape.read.listCourses'],
    over: rows('listCourses', null, (row) => {
      row['is_premium'] = row['is_premium'] === 1;
    }),
  },
  {
    name: 'earnings leave out the totals by month',
    checks: ['shape.read.readEarnings'],
    over: json('readEarnings', 200, (body) => {
      delete body['totaisPorMes'];
    }),
  },
  {
    name: 'no bank data is an empty object, not null',
    checks: ['shape.read.readBankAccount'],
    over: json('readBankAccount', 200, (body) => {
      body['conta'] ??= {};
    }),
  },
  {
    name: 'the empty list is null',
    checks: ['shape.read.listMyCertificates'],
    over: json('listMyCertificates', 200, (body) =>
      Array.isArray(body['list']) && body['list'].length === 0 ? 'null' : undefined,
    ),
  },
  { name: 'a made course answers 200', checks: ['accept.createCourse'], over: restatus('createCourse', 201, 200) },
  {
    name: 'a page instead of JSON',
    checks: ['shape.read.listVideos'],
    over: misbehaving({ operation: 'listVideos', kind: 'html' }),
  },
  {
    name: 'JSON under the name of text',
    checks: ['shape.read.listFunds'],
    over: answers('listFunds', ({ text }) => ({ body: text, headers: { 'Content-Type': 'text/plain' } })),
  },
  {
    name: 'an empty body',
    checks: ['shape.read.readReferralLink'],
    over: misbehaving({ operation: 'readReferralLink', kind: 'empty' }),
  },
  {
    name: 'an answer that may be kept',
    checks: ['shape.read.readProfile'],
    over: answers('readProfile', ({ text }) => ({ body: text, headers: { 'Cache-Control': 'public, max-age=60' } })),
  },
  {
    name: 'a profile with the password',
    checks: ['shape.read.readProfile'],
    over: json('readProfile', 200, (body) => {
      if (isObject(body['user'])) body['user']['password'] = 'x';
    }),
  },
  {
    name: 'an error with a stack trace',
    checks: ['shape.unknown.readAdminCourse'],
    over: json('readAdminCourse', 404, (body) => {
      body['error'] = 'Error: no row\n    at find (/srv/app/db.js:10:5)';
    }),
  },
  {
    name: 'errors under another name',
    checks: ['shape.token.listFunds'],
    over: json('listFunds', 401, () => ({ message: 'Sessão inválida.' })),
  },
  {
    name: 'a wrong method is 404',
    checks: ['shape.method./perfil'],
    over: answers('*', ({ response, text }) => (response.status === 405 ? { status: 404, body: text } : null)),
  },
  {
    name: 'no Allow header',
    checks: ['shape.method./courses'],
    over: (api) => async (request) => {
      const answer = await api.fetch(request);
      answer.headers.delete('Allow');
      return answer;
    },
  },
  {
    name: 'an unknown path answers a page',
    checks: ['shape.path'],
    over: answers('*', ({ request, response }) =>
      response.status === 404 && operationOf(request) === undefined
        ? { status: 200, body: '<html></html>', headers: { 'Content-Type': 'text/html' } }
        : null,
    ),
  },
  { name: 'an unknown id is 500', checks: ['shape.unknown.readLesson'], over: restatus('readLesson', 404, 500) },
  {
    name: 'an unknown id is an empty 200',
    checks: ['shape.unknown.readAdminLesson'],
    over: answers('readAdminLesson', ({ response }) => (response.status === 404 ? { status: 200, body: '{}' } : null)),
  },
  {
    name: 'an id that is no number is 404',
    checks: ['shape.value.readCourse'],
    over: restatus('readCourse', 400, 404),
  },
  {
    name: 'month 13 is taken',
    checks: ['shape.value.readEarnings'],
    over: answers('readEarnings', ({ response }) =>
      response.status === 400 ? { status: 200, body: '{"ganhos":[],"totaisPorTipo":[],"totaisPorMes":[]}' } : null,
    ),
  },
  { name: 'bad input is 422', checks: ['shape.body.createModule'], over: restatus('createModule', 400, 422) },
  {
    name: 'a blank title is taken',
    checks: ['shape.body.createCourse'],
    over: sentAs('createCourse', (body) => {
      if (typeof body['title'] === 'string' && body['title'].trim() === '') body['title'] = 'Sem título';
    }),
  },
  {
    name: 'broken JSON is 500',
    checks: ['shape.body.logIn'],
    over: answers('logIn', ({ response, text }) =>
      response.status === 400 && text.includes('objeto JSON')
        ? { status: 500, body: '{"error":"Erro interno do servidor."}' }
        : null,
    ),
  },
  {
    name: 'broken JSON cancels like an empty body',
    checks: ['shape.body.cancelSubscription'],
    over: answers('cancelSubscription', ({ response, text }) =>
      response.status === 400 && text.includes('objeto JSON')
        ? { status: 409, body: '{"error":"Não há assinatura ativa para cancelar."}' }
        : null,
    ),
  },
  {
    name: 'position 0 is taken',
    checks: ['shape.body.createLesson'],
    over: sentAs('createLesson', (body) => {
      if (body['position'] === 0) body['position'] = 1;
    }),
  },
  {
    name: 'a list never comes',
    checks: ['shape.read.listVideos'],
    over: misbehaving({ operation: 'listVideos', kind: 'drop' }),
  },
];
