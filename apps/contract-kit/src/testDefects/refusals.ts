import { type Call, error, everySecond, has, instead, refuses, takes, table, lent, during } from './plant.ts';

function subscriptionOf({ db, me }: Call) {
  return db.subscriptions.find(({ user_id }) => user_id === me?.id);
}

function isTrial(call: Call): boolean {
  return subscriptionOf(call)?.status === 'trial';
}

/** Rejects a call after ten wrong current passwords. */
function counting(): (call: Call) => boolean {
  let count = 0;
  return ({ me, sent }) => {
    if (me && me.password !== sent['senhaAtual']) count += 1;
    return count > 10;
  };
}

/** Looks for a new account in the case in which its address was typed. */
function caseCounts(where: 'logIn' | 'registerMember' | 'updateProfile' | 'requestPasswordReset') {
  return takes(where, 'email', (email, _body, { db }) =>
    db.users.some((user) => user.email === email) ? email : `outro-${String(email).toUpperCase()}`,
  );
}

/** What the contract accepts is refused. */
export const refusalDefects = table({
  'accept.resetPassword: a mailed password of a few characters is refused': refuses(
    'resetPassword',
    has('novaSenha', /^.{1,5}$/),
  ),
  'accept.logIn: a login with a short password is 400': refuses('logIn', has('password', /^.{1,5}$/)),
  'accept.registerMember: a name of one word is refused': refuses('registerMember', has('name', /^\S+$/)),
  'accept.updateProfile: a name of many words is refused': refuses('updateProfile', has('name', /(?:\S+\s+){9}/)),
  'accept.updateProfile: an address in capitals is refused': refuses('updateProfile', has('email', /[A-Z]/)),
  'accept.requestPasswordReset: an address with a plus is refused by the recovery': refuses(
    'requestPasswordReset',
    has('email', /\+/),
  ),
  'accept.resendConfirmation: a long address is refused by the confirmation': refuses(
    'resendConfirmation',
    has('email', /.{100}/),
  ),
  'accept.createBankAccount: a CPF without eleven digits is refused': refuses(
    'createBankAccount',
    ({ sent }) => String(sent['cpf']).replaceAll(/\D/g, '').length !== 11,
  ),
  'accept.updateCourse: a title of the longest length is refused': refuses('updateCourse', has('title', /^.{200}$/)),
  'accept.updateLesson: a scheme in capitals is refused': refuses('updateLesson', has('video_url', /^HTTP/)),
  'accept.changePassword: the same password again is refused': refuses(
    'changePassword',
    ({ sent }) => sent['senhaAtual'] === sent['novaSenha'],
  ),
  'accept.registerMember: a sponsor needs a subscription': refuses(
    'registerMember',
    ({ db, sent }) => db.subscriptions.find((row) => row.user_id === sent['referrer_id'])?.status !== 'active',
  ),
  'flow.register.network: a sponsor needs a confirmed address': refuses(
    'registerMember',
    ({ db, sent }) => db.users.find(({ id }) => id === sent['referrer_id'])?.confirmed === false,
  ),
  'accept.one-field: a lesson without content is not published': refuses(
    'updateLesson',
    ({ db, sent, id }) => sent['published'] === 1 && db.lessons.find((row) => row.id === id)?.content === null,
  ),
  'accept.createLesson: the longest links are refused': refuses('createLesson', has('video_url', /^.{2001}/)),
  'accept.readEarnings: earnings of early years are refused': refuses(
    'readEarnings',
    ({ query }) => Number(query.get('ano') ?? 2026) < 1900,
  ),
  'accept.startSubscription: no voucher must be left out': refuses(
    'startSubscription',
    ({ sent }) => sent['voucherCode'] === null,
  ),
  'flow.cancel.nothing: a cancellation with a reason is refused': refuses(
    'cancelSubscription',
    ({ sent }) => Object.keys(sent).length > 0,
  ),
  'flow.bodies.unread: a deletion with a body is refused': refuses('unmarkLessonComplete', ({ text }) => text !== ''),
  'flow.text.charset: a charset in capitals is refused': refuses('*', ({ request }) =>
    request.headers.get('content-type')?.includes('UTF-8'),
  ),
  'shape.large.below: a body of half a MB is refused': refuses('*', ({ text }) => text.length > 500_000, 413),
  'shape.token.createLesson: input is looked at before the token': refuses(
    'createLesson',
    ({ request }) => !request.headers.has('authorization'),
  ),
  'shape.optional-token: a bad token is refused by the catalogue': refuses(
    'listCourses',
    ({ request, me }) => request.headers.has('authorization') && !me,
    401,
  ),
  'shape.public.logIn: the login refuses an old token': refuses(
    'logIn',
    ({ request }) => request.headers.has('authorization'),
    401,
  ),
  'isolation.blocked: blocked accounts have no catalogue': refuses('listCourses', ({ me }) => me?.blocked, 401),
  'flow.password: wrong current passwords are counted': refuses('changePassword', counting(), 429),
  'flow.videos: a list is limited as a login is': limited(),
  'flow.course.premium: administrators need a subscription': during('readCourse', ({ db }) =>
    lent(
      db.users.filter((user) => user.is_admin),
      () => ({ is_admin: false }),
    ),
  ),
  'time.trial-cancel: a trial cannot be canceled': refuses('cancelSubscription', isTrial, 409),
  'time.trial: a trial marks no lessons of premium courses': refuses('markLessonComplete', isTrial, 403),
  'flow.voucher.with-plan: a voucher works once altogether': refuses('applyVoucher', ({ db, text }) =>
    db.usedVouchers.some(({ code }) => code && text.toUpperCase().includes(code)),
  ),
  'flow.certificate.file: a certificate needs a token': instead(
    'certificate',
    ({ request }) => !request.headers.has('authorization'),
    () => error(401),
  ),
  'flow.login.any-case: addresses are compared with case at the login': caseCounts('logIn'),
  'flow.register.alike: "_" of an address is any letter': refuses(
    'registerMember',
    ({ db, sent }) =>
      db.users.some(({ email }) =>
        new RegExp(`^${String(sent['email']).replace(/[+]/g, '[+]').replaceAll('_', '.')}$`).test(email),
      ),
    409,
  ),
  'flow.login.alike: a login ignores what follows "+"': takes('logIn', 'email', (email) =>
    String(email).replace(/\+.*@/, '@'),
  ),
  'flow.register.any-case: an address registers again in capitals': caseCounts('registerMember'),
  "flow.profile: another's address is free in capitals": caseCounts('updateProfile'),
  'mail.reset: addresses are compared with case at the recovery': caseCounts('requestPasswordReset'),
  'mail.resend: resending compares addresses by case': takes('resendConfirmation', 'email', (email) =>
    /[A-Z]/.test(String(email)) ? 'ninguem@exemplo.com.br' : email,
  ),
});

/** Limits every second call of a list. */
function limited() {
  const isAllowed = everySecond();
  return instead(
    'listVideos',
    () => !isAllowed(),
    () => {
      const rejection = error(429, 'Muitas tentativas.');
      rejection.headers.set('Retry-After', '0');
      return rejection;
    },
  );
}
