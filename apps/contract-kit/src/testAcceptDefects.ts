import { readJson } from './core/answer.ts';
import { isObject, textAt } from './core/values.ts';
import { type Defect, error, operationOf, sentAs } from './testDefect.ts';
import { echoDefects } from './testEchoDefects.ts';

/** Rejects bodies that the contract accepts. */
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

/** Defects of a backend that accepts less than the contract. */
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
  {
    name: 'a cancellation with a reason is refused',
    checks: ['flow.cancel.nothing'],
    over: refusing('cancelSubscription', (body) => Object.keys(body).length > 0),
  },
];

/** Defects of accepting values and returning them. */
export const acceptDefects: readonly Defect[] = [...strictDefects, ...echoDefects];
