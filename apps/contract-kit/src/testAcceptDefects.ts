import { readJson } from './core/answer.ts';
import { isObject, textAt } from './core/values.ts';
import { type Defect, answers, error, json, operationOf, sentAs } from './testDefect.ts';

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

/** Refuses bodies that the contract takes. */
function refusing(
  id: Parameters<typeof sentAs>[0],
  isRefused: (body: Record<string, unknown>) => boolean,
  status = 400,
): Defect['over'] {
  return (api) => async (request) => {
    const body = operationOf(request) === id ? readJson(await request.clone().text()) : undefined;
    return isObject(body) && isRefused(body) ? error(status, 'Dados inválidos.')() : api.fetch(request);
  };
}

/** Whether a field of a body is a text that matches. */
function has(field: string, pattern: RegExp): (body: Record<string, unknown>) => boolean {
  return (body) => pattern.test(textAt(body, `/${field}`));
}

/** Defects of a backend that takes less than the contract. */
const strictDefects: readonly Defect[] = [
  {
    name: 'a new password of a few characters is refused',
    checks: ['accept.changePassword'],
    over: refusing('changePassword', has('novaSenha', /^.{1,7}$/)),
  },
  {
    name: 'a mailed password of a few characters is refused',
    checks: ['accept.resetPassword'],
    over: refusing('resetPassword', has('novaSenha', /^.{1,5}$/)),
  },
  {
    name: 'a registration with a password of a few characters is refused',
    checks: ['accept.registerMember'],
    over: refusing('registerMember', has('password', /^.{1,5}$/)),
  },
  {
    name: 'a login with a short password is 400',
    checks: ['accept.logIn'],
    over: refusing('logIn', has('password', /^.{1,5}$/)),
  },
  {
    name: 'a name of one word is refused',
    checks: ['accept.registerMember'],
    over: refusing('registerMember', has('name', /^\S+$/)),
  },
  {
    name: 'a name of many words is refused',
    checks: ['accept.updateProfile'],
    over: refusing('updateProfile', has('name', /(?:\S+\s+){9}/)),
  },
  {
    name: 'an address in capitals is refused',
    checks: ['accept.updateProfile'],
    over: refusing('updateProfile', has('email', /[A-Z]/)),
  },
  {
    name: 'an address with a plus is refused by the recovery',
    checks: ['accept.requestPasswordReset'],
    over: refusing('requestPasswordReset', has('email', /\+/)),
  },
  {
    name: 'a long address is refused by the confirmation',
    checks: ['accept.resendConfirmation'],
    over: refusing('resendConfirmation', has('email', /.{100}/)),
  },
  {
    name: 'a CPF without eleven digits is refused',
    checks: ['accept.createBankAccount'],
    over: refusing('createBankAccount', ({ cpf }) => String(cpf).replaceAll(/\D/g, '').length !== 11),
  },
  {
    name: 'an account number of letters is refused',
    checks: ['accept.updateBankAccount'],
    over: refusing('updateBankAccount', has('numero_conta', /[^\d.-]/)),
  },
  {
    name: 'a title of the longest length is refused',
    checks: ['accept.updateCourse'],
    over: refusing('updateCourse', has('title', /^.{200}$/)),
  },
  {
    name: 'a scheme in capitals is refused',
    checks: ['accept.updateLesson'],
    over: refusing('updateLesson', has('video_url', /^HTTP/)),
  },
  {
    name: 'null is refused for a description',
    checks: ['accept.createModule'],
    over: refusing('createModule', ({ description }) => description === null),
  },
  {
    name: 'a far position is refused',
    checks: ['accept.updateModule'],
    over: refusing('updateModule', ({ position }) => Number(position) > 1000),
  },
  {
    name: 'a save of nothing but the position is refused',
    checks: ['accept.one-field'],
    over: refusing('updateLesson', (body) => Object.keys(body).join() === 'position'),
  },
  {
    name: 'a lesson cannot be optional when it is made',
    checks: ['accept.createLesson'],
    over: sentAs('createLesson', (body) => {
      delete body['is_required'];
    }),
  },
  {
    name: 'the same password again is refused',
    checks: ['accept.changePassword'],
    over: refusing('changePassword', ({ senhaAtual, novaSenha }) => senhaAtual === novaSenha),
  },
  {
    name: 'a sponsor needs a subscription',
    checks: ['accept.registerMember'],
    over: (api) =>
      refusing('registerMember', ({ referrer_id }) => {
        const row = api.db().subscriptions.find(({ user_id }) => user_id === referrer_id);
        return row?.status !== 'active';
      })(api),
  },
  {
    name: 'a lesson without content is not published',
    checks: ['accept.one-field'],
    over: (api) => (request) => {
      const lesson = api.db().lessons.find(({ id }) => request.url.endsWith(`/${id}`));
      const refuse = refusing('updateLesson', ({ published }) => published === 1 && lesson?.content === null);
      return refuse(api)(request);
    },
  },
  {
    name: 'a link to a host without a dot is refused',
    checks: ['accept.createLesson'],
    over: refusing('createLesson', has('resource_url', /https?:\/\/\w+(?:[/,]|$)/i)),
  },
  {
    name: 'earnings of early years are refused',
    checks: ['accept.readEarnings'],
    over: (api) => async (request) => {
      const year = Number(new URL(request.url).searchParams.get('ano') ?? 2026);
      return operationOf(request) === 'readEarnings' && year < 1900
        ? error(400, 'Período inválido.')()
        : api.fetch(request);
    },
  },
  {
    name: 'an empty voucher code is an unknown voucher',
    checks: ['accept.startSubscription'],
    over: refusing('startSubscription', ({ voucherCode }) => voucherCode === ''),
  },
  {
    name: 'signs are refused in titles',
    checks: ['fuzz.createCourse'],
    over: refusing('createCourse', has('title', /[^\p{L}\p{N} ]/u)),
  },
];

/** Spoils a text of an answer, wherever its field is. */
function shownAs(id: Parameters<typeof sentAs>[0], field: string, change: (text: string) => string): Defect['over'] {
  return answers(id, ({ text }) => ({
    body: JSON.stringify(
      JSON.parse(text, (name: string, value: unknown) =>
        name === field && typeof value === 'string' ? change(value) : value,
      ),
    ),
  }));
}

/** Defects of texts that come back changed. */
const echoDefects: readonly Defect[] = [
  {
    name: 'long titles are cut',
    checks: ['accept.createModule'],
    over: stored('createModule', 'title', (text) => text.slice(0, 191)),
  },
  {
    name: 'long content is cut after 65535 bytes',
    checks: ['accept.createLesson'],
    over: stored('createLesson', 'content', (text) => text.slice(0, 60_000)),
  },
  {
    name: 'the longest links are refused',
    checks: ['accept.createLesson'],
    over: answers('createLesson', ({ request, response, text }) =>
      response.ok && textAt(JSON.parse(text), '/video_url').length > 2000 && request
        ? { status: 400, body: '{"error":"Link inválido."}' }
        : null,
    ),
  },
  { name: 'markup is escaped', checks: ['accept.createLesson'], over: stored('createLesson', 'content', escaped) },
  {
    name: 'markup is removed',
    checks: ['accept.createModule'],
    over: stored('createModule', 'description', (text) => text.replaceAll(/<[^>]*>/g, '')),
  },
  {
    name: 'a registered name is cut',
    checks: ['accept.registerMember'],
    over: stored('registerMember', 'name', (name) => name.slice(0, 100)),
  },
  {
    name: 'a plus in an address becomes a blank',
    checks: ['accept.registerMember'],
    over: stored('registerMember', 'email', (email) => email.replace('+', '')),
  },
  { name: 'a name is escaped', checks: ['accept.updateProfile'], over: stored('updateProfile', 'name', escaped) },
  {
    name: 'bank data are escaped',
    checks: ['accept.updateBankAccount'],
    over: stored('updateBankAccount', 'nome_banco', escaped),
  },
  {
    name: 'double blanks are joined when a lesson is saved',
    checks: ['accept.updateLesson'],
    over: stored('updateLesson', 'content', (text) => text.replaceAll(/ {2,}/g, ' ')),
  },
  {
    name: 'outer blanks of a content are lost when a course is saved',
    checks: ['accept.updateCourse'],
    over: stored('updateCourse', 'content', (text) => text.trim()),
  },
  {
    name: 'letters are composed when a course is saved',
    checks: ['accept.updateCourse'],
    over: stored('updateCourse', 'description', (text) => text.normalize('NFC')),
  },
  {
    name: 'line ends change when a module is saved',
    checks: ['accept.updateModule'],
    over: stored('updateModule', 'description', (text) => text.replaceAll('\r\n', '\n')),
  },
  {
    name: 'the word null is stored as null',
    checks: ['accept.updateBankAccount'],
    over: sentAs('updateBankAccount', (body) => {
      if (body['chave_pix'] === 'null') body['chave_pix'] = null;
    }),
  },
  {
    name: 'the text 0 counts as none',
    checks: ['accept.createCourse'],
    over: sentAs('createCourse', (body) => {
      if (body['description'] === '0') body['description'] = null;
    }),
  },
  {
    name: 'a sponsor sees an escaped name',
    checks: ['accept.registerMember'],
    over: shownAs('listReferrals', 'name', escaped),
  },
  {
    name: 'a referred person sees an escaped name of the sponsor',
    checks: ['accept.updateProfile'],
    over: shownAs('readMySponsor', 'name', escaped),
  },
  {
    name: 'the network has an escaped name of the sponsor',
    checks: ['accept.updateProfile'],
    over: shownAs('listReferrals', 'indicador_nome', escaped),
  },
  {
    name: 'the preview of a premium course has an escaped title',
    checks: ['echo.courses'],
    over: json('readCourse', 403, (body) => {
      body['title'] = escaped(textAt(body, '/title'));
    }),
  },
  {
    name: 'own courses have an escaped title',
    checks: ['echo.courses'],
    over: shownAs('listMyCourses', 'title', escaped),
  },
  {
    name: 'the order of lessons has a cut title',
    checks: ['echo.courses'],
    over: shownAs('listOrderedLessons', 'title', (title) => title.slice(0, 100)),
  },
];

/** Defects of what is accepted and comes back. */
export const acceptDefects: readonly Defect[] = [...strictDefects, ...echoDefects];
