import type { World } from '@raiz/mock-server';
import { isObject, numberAt } from './core/values.ts';
import {
  after,
  answers,
  asAdmin,
  type Defect,
  instead,
  json,
  lost,
  operationOf,
  reversed,
  rows,
  sentAs,
  restatus,
} from './testDefect.ts';

function error(code: number, text: string): () => Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return () => new Response(JSON.stringify({ error: text }), { status: code, headers });
}

function unsigned(request: Request): boolean {
  return !request.headers.has('authorization');
}

function callerOf(world: World, request: Request): number {
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  return world.sessions.find((session) => session.token === token)?.user_id ?? 0;
}

function lastNumber({ url }: Request): number {
  return Number(/(\d+)(?:\/\w+)?$/.exec(new URL(url).pathname)?.[1]);
}

/** Single answers: types, fields, statuses, headers. */
const ofShape: Defect[] = [
  {
    name: 'is_admin is a number',
    checks: ['shape.read.readProfile'],
    over: json('readProfile', 200, (body) => {
      if (isObject(body['user'])) body['user']['is_admin'] = 1;
    }),
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
    over: rows('listWithdrawals', 'withdrawals', (row) => {
      row['status'] = 'done';
    }),
  },
  {
    name: 'dates are written dd/mm/yyyy',
    checks: ['shape.read.readSubscriptionStatus'],
    over: json('readSubscriptionStatus', 200, (body) => {
      body['start_date'] = '21/11/2026';
    }),
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
  { name: 'a made course answers 200', checks: ['flow.course.create'], over: restatus('createCourse', 201, 200) },
  {
    name: 'a page instead of JSON',
    checks: ['shape.read.listVideos'],
    over: answers('listVideos', () => ({
      body: '<!doctype html><title>502</title>',
      headers: { 'Content-Type': 'text/html' },
    })),
  },
  {
    name: 'JSON under the name of text',
    checks: ['shape.read.listFunds'],
    over: answers('listFunds', ({ text }) => ({ body: text, headers: { 'Content-Type': 'text/plain' } })),
  },
  {
    name: 'an empty body',
    checks: ['shape.read.readReferralLink'],
    over: answers('readReferralLink', () => ({ body: '' })),
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
    name: 'position 0 is taken',
    checks: ['shape.body.createLesson'],
    over: sentAs('createLesson', (body) => {
      if (body['position'] === 0) body['position'] = 1;
    }),
  },
  {
    name: 'a list never comes',
    checks: ['shape.read.listVideos'],
    over: instead(
      'listVideos',
      () => true,
      () => {
        throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      },
    ),
  },
];

/** Who may do what. */
const ofAccess: Defect[] = [
  {
    name: 'the network is open without a token',
    checks: ['shape.token.listReferrals'],
    over: asAdmin('listReferrals', unsigned),
  },
  {
    name: 'a junk token is a member',
    checks: ['shape.token.listWithdrawals'],
    over: asAdmin(
      'listWithdrawals',
      (request) => request.headers.get('authorization') === 'Bearer contract-kit-nobody',
    ),
  },
  { name: 'no token is 403', checks: ['shape.token.readQualification'], over: restatus('readQualification', 401, 403) },
  {
    name: 'input is looked at before the token',
    checks: ['shape.token.createLesson'],
    over: instead('createLesson', unsigned, error(400, 'Dados inválidos.')),
  },
  {
    name: 'members delete courses',
    checks: ['shape.role.deleteCourse'],
    over: asAdmin('deleteCourse', (request) => !unsigned(request)),
  },
  {
    name: 'a refused role is 401',
    checks: ['shape.role.listAdminCourses'],
    over: restatus('listAdminCourses', 403, 401),
  },
  {
    name: "another member's courses are shown",
    checks: ['shape.owner.listMyCourses'],
    over: answers('listMyCourses', ({ response }) => (response.status === 403 ? { status: 200, body: '[]' } : null)),
  },
  {
    name: "administrators see others' certificates",
    checks: ['shape.owner.listMyCertificates'],
    over: (api) => async (request) => {
      const isAdmin = api.world().users.find((user) => user.id === callerOf(api.world(), request))?.is_admin;
      const answer = await api.fetch(request);
      return isAdmin && answer.status === 403 ? new Response('[]', { status: 200, headers: answer.headers }) : answer;
    },
  },
  {
    name: 'a bad token is refused by the catalogue',
    checks: ['shape.optional-token'],
    over: instead(
      'listCourses',
      (request) => request.headers.get('authorization') === 'Bearer contract-kit-nobody',
      error(401, 'Sessão inválida.'),
    ),
  },
  { name: 'a bad token passes at a course', checks: ['shape.optional-token'], over: restatus('readCourse', 401, 404) },
  {
    name: 'the login refuses an old token',
    checks: ['shape.public.logIn'],
    over: instead('logIn', (request) => !unsigned(request), error(401, 'Sessão inválida.')),
  },
  {
    name: 'members make themselves administrators',
    checks: ['flow.profile.no-promotion'],
    over: (api) => async (request) => {
      const sent: unknown = operationOf(request) === 'updateProfile' ? await request.clone().json() : null;
      const answer = await api.fetch(request);
      const me = api.world().users.find((user) => user.id === callerOf(api.world(), request));
      if (me && answer.ok && isObject(sent) && sent['is_admin'] === true) me.is_admin = true;
      return answer;
    },
  },
  {
    name: 'members enrol each other',
    checks: ['flow.enrol.owner'],
    over: answers('enrollInCourse', ({ response, text }) =>
      response.status === 403 && text.includes('Acesso negado') ? { status: 201, body: '{"success":true}' } : null,
    ),
  },
  { name: 'premium lessons are open to all', checks: ['flow.premium.lesson'], over: asAdmin('readLesson') },
  {
    name: 'a premium preview carries the content',
    checks: ['flow.premium.course'],
    over: json('readCourse', 403, (body) => {
      const [module] = Array.isArray(body['modules']) ? body['modules'] : [];
      const [lesson] = isObject(module) && Array.isArray(module['lessons']) ? module['lessons'] : [];
      if (isObject(lesson)) lesson['content'] = 'Segredo';
    }),
  },
];

/** What follows from what. */
const ofFlow: Defect[] = [
  {
    name: 'a made course has the id of another',
    checks: ['flow.course.create'],
    over: json('createCourse', 201, (body) => {
      body['id'] = 1;
    }),
  },
  {
    name: 'a made lesson stands in another module',
    checks: ['flow.lesson.defaults'],
    over: json('createLesson', 201, (body) => {
      body['module_id'] = 1;
    }),
  },
  { name: 'a changed profile is not kept', checks: ['flow.profile.update'], over: lost('updateProfile') },
  { name: 'bank data are not kept', checks: ['flow.bank.create'], over: lost('createBankAccount') },
  {
    name: 'leading zeros get lost',
    checks: ['flow.bank.create'],
    over: sentAs('createBankAccount', (body) => {
      body['codigo_banco'] = String(Number(body['codigo_banco']));
    }),
  },
  {
    name: 'bank data are created twice',
    checks: ['flow.bank.create-twice', 'flow.bank.create'],
    over: answers('createBankAccount', ({ response, request, text }) =>
      response.status === 409 && request
        ? {
            status: 201,
            body: '{"conta":{"nome_completo":"a","cpf":"1","nome_banco":"b","codigo_banco":"1","numero_agencia":"1","numero_conta":"1"}}',
          }
        : { status: response.status, body: text },
    ),
  },
  { name: 'an enrolment is not kept', checks: ['flow.enrol.lists'], over: lost('enrollInCourse') },
  {
    name: 'enrolling twice has another text',
    checks: ['flow.enrol.twice'],
    over: json('enrollInCourse', 409, (body) => {
      body['error'] = 'Inscrição existente.';
    }),
  },
  {
    name: 'a needed subscription has another text',
    checks: ['flow.premium.enrol'],
    over: json('enrollInCourse', 403, (body) => {
      body['error'] = 'Plano necessário.';
    }),
  },
  {
    name: 'an unconfirmed address has another text',
    checks: ['flow.register.confirm'],
    over: json('logIn', 403, (body) => {
      body['error'] = 'Confirme o e-mail.';
    }),
  },
  { name: 'a mark is not kept', checks: ['flow.progress.mark'], over: lost('markLessonComplete', 'progress') },
  {
    name: 'a second mark has a new date',
    checks: ['flow.progress.repeat'],
    over: json('markLessonComplete', 200, (body) => {
      body['completed_at'] = new Date().toISOString();
    }),
  },
  {
    name: 'unpublished lessons count',
    checks: ['flow.progress.unpublished'],
    over: answers('markLessonComplete', ({ response }) =>
      response.status === 404 ? { status: 200, body: '{"success":true,"completed_at":null}' } : null,
    ),
  },
  {
    name: 'the progress is a fraction',
    checks: ['flow.progress.mark'],
    over: rows('listMyCourses', null, (row) => {
      row['progress'] = numberAt(row, '/progress') / 100;
    }),
  },
  { name: 'abandoning keeps the progress', checks: ['flow.abandon.progress'], over: lost('abandonCourse', 'progress') },
  { name: 'abandoning keeps the enrolment', checks: ['flow.abandon'], over: lost('abandonCourse', 'enrolments') },
  {
    name: 'certificates are not issued',
    checks: ['flow.certificate'],
    over: lost('markLessonComplete', 'certificates'),
  },
  { name: 'a deleted course stays', checks: ['flow.course.delete'], over: lost('deleteCourse') },
  {
    name: 'a deleted course leaves its lessons',
    checks: ['flow.course.delete'],
    over: lost('deleteCourse', 'lessons'),
  },
  {
    name: 'a deleted module leaves its lessons',
    checks: ['flow.module.delete'],
    over: lost('deleteModule', 'lessons'),
  },
  {
    name: 'updating a course keeps what was not sent',
    checks: ['flow.course.update'],
    over: (api) => async (request) => {
      const old = structuredClone(api.world().courses);
      const answer = await api.fetch(request);
      if (operationOf(request) === 'updateCourse')
        for (const course of api.world().courses)
          course.description ??= old.find((row) => row.id === course.id)?.description ?? null;
      return answer;
    },
  },
  {
    name: 'updating a lesson clears what was not sent',
    checks: ['flow.lesson.partial'],
    over: after('updateLesson', (world, request) => {
      const row = world.lessons.find((lesson) => lesson.id === lastNumber(request));
      if (row) row.content = null;
    }),
  },
  {
    name: 'lessons are published when made',
    checks: ['flow.lesson.defaults'],
    over: sentAs('createLesson', (body) => {
      body['published'] ??= 1;
    }),
  },
  { name: 'students read unpublished lessons', checks: ['flow.lesson.unpublished'], over: asAdmin('readLesson') },
  {
    name: 'lessons come by id',
    checks: ['flow.lesson.order'],
    over: json('listOrderedLessons', 200, (body) => {
      if (Array.isArray(body['list'])) body['list'].sort((a, b) => numberAt(a, '/id') - numberAt(b, '/id'));
    }),
  },
  {
    name: 'script links are taken',
    checks: ['flow.lesson.links'],
    over: answers('updateLesson', ({ response }) =>
      response.status === 400
        ? { status: 200, body: '{"id":1,"module_id":1,"title":"a","position":1,"is_required":1,"published":1}' }
        : null,
    ),
  },
  { name: 'payments come oldest first', checks: ['flow.payments.order'], over: reversed('listPayments', 'pagamentos') },
  { name: 'videos come oldest first', checks: ['flow.videos.order'], over: reversed('listVideos', 'videos') },
  {
    name: 'the network comes farthest first',
    checks: ['flow.referrals.order'],
    over: reversed('listReferrals', 'indicados'),
  },
  {
    name: 'the network holds the caller',
    checks: ['flow.referrals.order'],
    over: json('listReferrals', 200, (body) => {
      if (Array.isArray(body['indicados']))
        body['indicados'].unshift({
          id: 2,
          name: 'Eu',
          email: 'eu@exemplo.com.br',
          profundidade: 1,
          assinatura_status: 'Ativa',
        });
    }),
  },
  {
    name: 'totals are off by a cent',
    checks: ['flow.earnings.totals'],
    over: json('readEarnings', 200, (body) => {
      const [first] = Array.isArray(body['totaisPorTipo']) ? body['totaisPorTipo'] : [];
      if (isObject(first)) first['total'] = numberAt(first, '/total') + 0.01;
    }),
  },
  {
    name: 'the month of the earnings is ignored',
    checks: ['flow.earnings.month'],
    over: (api) => (request) => {
      const url = new URL(request.url);
      if (operationOf(request) === 'readEarnings') url.searchParams.delete('mes');
      return api.fetch(new Request(url, request));
    },
  },
  {
    name: 'unknown addresses are told at the login',
    checks: ['flow.login.one-text'],
    over: sentOut('logIn', 'ninguem@contrato.invalid', error(401, 'E-mail não cadastrado.')),
  },
  {
    name: 'a wrong current password is 401',
    checks: ['flow.password.wrong-current'],
    over: restatus('changePassword', 400, 401),
  },
  { name: 'a changed password is not kept', checks: ['flow.password.change'], over: lost('changePassword') },
  { name: 'the cancellation is not kept', checks: ['flow.cancel.keeps-access'], over: lost('cancelSubscription') },
  {
    name: 'a canceled subscription loses its end date',
    checks: ['flow.cancel.keeps-access'],
    over: after('cancelSubscription', (world) => {
      for (const row of world.subscriptions) if (row.status === 'canceled') row.end_date = null;
    }),
  },
  {
    name: 'every click opens a new checkout',
    checks: ['flow.checkout.once'],
    over: json('startSubscription', 200, (body) => {
      if ('checkout_url' in body) body['checkout_url'] = `${String(body['checkout_url'])}?n=${Math.random()}`;
    }),
  },
  {
    name: 'the discounted value is in reais',
    checks: ['flow.voucher.partial'],
    over: json('applyVoucher', 200, (body) => {
      if ('valor_final' in body) body['valor_final'] = numberAt(body, '/valor_final') / 100;
    }),
  },
  { name: 'a full voucher works again', checks: ['flow.voucher.full'], over: lost('applyVoucher', 'usedVouchers') },
  {
    name: 'registering needs no terms',
    checks: ['flow.register.terms'],
    over: sentAs('registerMember', (body) => {
      body['termos_aceitos'] = true;
    }),
  },
  {
    name: 'newcomers are in nobody’s network',
    checks: ['flow.register.network'],
    over: after('registerMember', (world) => {
      const newest = world.users.at(-1);
      if (newest) newest.sponsor_id = null;
    }),
  },
];

/** Answers an operation in place of the server when the body holds a text. */
function sentOut(id: Parameters<typeof lost>[0], text: string, answer: () => Response): Defect['over'] {
  return (api) => async (request) => {
    const isIt = operationOf(request) === id && (await request.clone().text()).includes(text);
    return isIt ? answer() : api.fetch(request);
  };
}

/** Every planted defect, by name. */
export const defects: readonly Defect[] = [...ofShape, ...ofAccess, ...ofFlow];
