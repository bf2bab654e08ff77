import { isObject, textAt } from './core/values.ts';
import { type Defect, answers, operationOf, restatus, sentAs } from './testDefect.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Changes a text of a body before it is stored. */
function stored(id: Parameters<typeof sentAs>[0], field: string, change: (text: string) => string): Defect['over'] {
  return sentAs(id, (body) => {
    const text = body[field];
    if (typeof text === 'string') body[field] = change(text);
  });
}

/** Drops the fields of a body that make it larger than 1 MB. */
const takesLargeBodies: Defect['over'] = sentAs('createCourse', (body) => {
  delete body['enchimento'];
});

/** Answers what a request with a large body gets. */
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
    const { users, bankAccounts, sessions } = api.world();
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    const user_id = sessions.find((session) => session.token === token)?.user_id;
    const user = users.find((row) => row.id === user_id);
    const account = bankAccounts.find((row) => row.user_id === user_id);
    if (id === 'updateProfile' && user) user.name = String(body['name']);
    if (id === 'updateBankAccount' && account) account.numero_conta = String(body['numero_conta']);
    return answer;
  };
}

/** Defects of texts, large bodies and saves at once. */
export const textDefects: readonly Defect[] = [
  {
    name: 'long titles are cut',
    checks: ['flow.text.longest'],
    over: stored('createModule', 'title', (text) => text.slice(0, 191)),
  },
  {
    name: 'long content is cut after 65535 bytes',
    checks: ['flow.text.longest'],
    over: stored('createLesson', 'content', (text) => text.slice(0, 60_000)),
  },
  {
    name: 'the longest links are refused',
    checks: ['flow.text.longest'],
    over: answers('createLesson', ({ request, response, text }) =>
      response.ok && textAt(JSON.parse(text), '/video_url').length > 2000 && request
        ? { status: 400, body: '{"error":"Link inválido."}' }
        : null,
    ),
  },
  { name: 'markup is escaped', checks: ['flow.text.raw'], over: stored('createLesson', 'content', escaped) },
  {
    name: 'markup is removed',
    checks: ['flow.text.raw'],
    over: stored('createModule', 'description', (text) => text.replaceAll(/<[^>]*>/g, '')),
  },
  {
    name: 'a registered name is cut',
    checks: ['flow.text.register'],
    over: stored('registerMember', 'name', (name) => name.slice(0, 100)),
  },
  {
    name: 'a plus in an address becomes a blank',
    checks: ['flow.text.register'],
    over: stored('registerMember', 'email', (email) => email.replace('+', '')),
  },
  { name: 'a name is escaped', checks: ['flow.text.profile'], over: stored('updateProfile', 'name', escaped) },
  {
    name: 'bank data are escaped',
    checks: ['flow.text.bank'],
    over: stored('updateBankAccount', 'nome_banco', escaped),
  },
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
