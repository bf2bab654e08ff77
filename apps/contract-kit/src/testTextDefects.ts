import { isObject } from './core/values.ts';
import { type Defect, error, operationOf, restatus, sentAs } from './testDefect.ts';

/** Drops the fields that make a body larger than 1 MB. */
const takesLargeBodies: Defect['over'] = sentAs('createCourse', (body) => {
  delete body['enchimento'];
});

/** Sets the answer to a request with a large body. */
function large(answer: () => Response): Defect['over'] {
  return (api) => async (request) => {
    const { length } = await request.clone().text();
    return length > 1024 * 1024 && operationOf(request) === 'updateProfile' ? answer() : api.fetch(request);
  };
}

/** Saves a row field by field, with other saves in between. */
function fieldByField(id: 'updateProfile' | 'updateBankAccount'): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const body: unknown = await request.clone().json();
    const answer = await api.fetch(request);
    if (!answer.ok || !isObject(body)) return answer;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    const { users, bankAccounts, sessions } = api.db();
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    const user_id = sessions.find((session) => session.token === token)?.user_id;
    const user = users.find((row) => row.id === user_id);
    const account = bankAccounts.find((row) => row.user_id === user_id);
    if (id === 'updateProfile' && user) user.name = String(body['name']);
    if (id === 'updateBankAccount' && account) account.numero_conta = String(body['numero_conta']);
    return answer;
  };
}

/** Defects of media types, large bodies and simultaneous saves. */
export const textDefects: readonly Defect[] = [
  {
    name: 'a charset in capitals is refused',
    checks: ['flow.text.charset'],
    over: (api) => (request) => {
      const isOther = request.headers.get('content-type')?.includes('UTF-8') === true;
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      return isOther
        ? Promise.resolve(new Response('{"error":"Tipo inválido."}', { status: 400, headers }))
        : api.fetch(request);
    },
  },
  {
    name: 'a body of half a MB is refused',
    checks: ['shape.large.below'],
    over: (api) => async (request) =>
      (await request.clone().text()).length > 500_000 ? error(413, 'Grande demais.')() : api.fetch(request),
  },
  { name: 'bodies of any size are taken', checks: ['shape.large.createCourse'], over: takesLargeBodies },
  {
    name: 'a large body is 500',
    checks: ['shape.large.updateProfile'],
    over: large(() => new Response('{"error":"Erro interno."}', { status: 500 })),
  },
  {
    name: 'a large body cuts the connection',
    checks: ['shape.large.updateProfile'],
    over: large(() => {
      throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
    }),
  },
  { name: 'a large body is 422', checks: ['shape.large.createLesson'], over: restatus('createLesson', 400, 422) },
  { name: 'a profile is saved field by field', checks: ['race.profile'], over: fieldByField('updateProfile') },
  { name: 'bank data are saved field by field', checks: ['race.bank-save'], over: fieldByField('updateBankAccount') },
];
