import type { Database } from '@raiz/mock-server';
import { isObject } from './core/values.ts';
import { type Defect, answers, asAdmin, instead, json, operationOf, restatus, error } from './testDefect.ts';

function unsigned(request: Request): boolean {
  return !request.headers.has('authorization');
}

function callerOf(db: Database, request: Request): number {
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  return db.sessions.find((session) => session.token === token)?.user_id ?? 0;
}

/** Defects of access control. */
export const accessDefects: readonly Defect[] = [
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
      const isAdmin = api.db().users.find((user) => user.id === callerOf(api.db(), request))?.is_admin;
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
    checks: ['isolation.updateProfile'],
    over: (api) => async (request) => {
      const sent: unknown = operationOf(request) === 'updateProfile' ? await request.clone().json() : null;
      const answer = await api.fetch(request);
      const me = api.db().users.find((user) => user.id === callerOf(api.db(), request));
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
