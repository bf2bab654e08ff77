import { readJson } from '../core/answer.ts';
import { type Call, around, error, header, instead, list, restatus, shows, swap, table, text } from './plant.ts';

const gone = () => undefined;
const always = () => true;

function page(): Response {
  return new Response('<html></html>', { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } });
}

function cut(): never {
  throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
}

function isBroken({ text: sent }: Call): boolean {
  return sent !== '' && readJson(sent) === undefined;
}

function isLarge({ text: sent }: Call): boolean {
  return sent.length > 1024 * 1024;
}

/** An answer has another shape, status, header or fixed text than the contract says. */
export const shapeDefects = table({
  'shape.read.readProfile: a profile with the password': shows('readProfile', 'user.password', () => 'x'),
  'shape.read.listPayments: payments are a bare list': shows('listPayments', '', (_all, { pagamentos }) => pagamentos),
  'shape.read.listWithdrawals: amounts are texts': shows('listWithdrawals', 'withdrawals.*.amount', String),
  'shape.read.listReferrals isolation.listReferrals: depths are texts': shows(
    'listReferrals',
    'indicados.*.profundidade',
    String,
  ),
  'shape.read.readSubscriptionStatus: dates are written dd/mm/yyyy': shows(
    'readSubscriptionStatus',
    'start_date',
    () => '21/11/2026',
  ),
  'shape.read.listCourses: is_premium is a boolean': shows('listCourses', '*.is_premium', (flag) => flag === 1),
  'shape.read.readEarnings: earnings leave out the totals by month': shows('readEarnings', 'totaisPorMes', gone),
  'shape.read.readBankAccount: no bank data is an empty object, not null': shows(
    'readBankAccount',
    'conta',
    (account) => account ?? {},
  ),
  'shape.read.listMyCertificates: the empty list is null': shows(
    'listMyCertificates',
    '',
    list((rows) => (rows.length === 0 ? null : rows)),
  ),
  'shape.read.listVideos: a page instead of JSON': instead('listVideos', always, page),
  'shape.read.listVideos: a list never comes': instead('listVideos', always, cut),
  'shape.read.readReferralLink: an empty body': instead('readReferralLink', always, () => new Response(null)),
  'shape.read.listFunds: JSON under the name of text': header('listFunds', 'Content-Type', 'text/plain'),
  'shape.read.readProfile: an answer that may be kept': header('readProfile', 'Cache-Control', 'public, max-age=60'),
  'shape.method./courses: no Allow header': header('*', 'Allow', null),
  'shape.unknown.readAdminCourse: an error with a stack trace': shows(
    'readAdminCourse',
    'error',
    () => 'Error: no row\n    at find (/srv/app/db.js:10:5)',
    404,
  ),
  'shape.token.listFunds: errors under another name': shows(
    'listFunds',
    '',
    () => ({ message: 'Sessão inválida.' }),
    401,
  ),
  'shape.method./perfil: a wrong method is 404': restatus('*', 405, 404),
  'shape.path: an unknown path answers a page': around('*', async ({ place, answer }) => {
    const response = await answer();
    return response.status === 404 && place === undefined ? page() : response;
  }),
  'shape.unknown.readLesson: an unknown id is 500': restatus('readLesson', 404, 500),
  'shape.unknown.readAdminLesson: an unknown id is an empty 200': restatus('readAdminLesson', 404, 200, '{}'),
  'shape.value.readCourse: an id that is no number is 404': restatus('readCourse', 400, 404),
  'shape.body.createModule: bad input is 422': restatus('createModule', 400, 422),
  'shape.body.logIn: broken JSON is 500': instead('logIn', isBroken, () => error(500)),
  'shape.body.cancelSubscription: broken JSON cancels like an empty body': instead('cancelSubscription', isBroken, () =>
    error(409, 'Não há assinatura ativa para cancelar.'),
  ),
  'shape.large.updateProfile: a large body is 500': instead('updateProfile', isLarge, () => error(500)),
  'shape.large.updateProfile: a large body cuts the connection': instead('updateProfile', isLarge, cut),
  'shape.large.createLesson: a large body is 422': restatus('createLesson', 400, 422),
  'shape.token.readQualification: no token is 403': restatus('readQualification', 401, 403),
  'shape.role.listAdminCourses: a refused role is 401': restatus('listAdminCourses', 403, 401),
  'flow.enrol.owner: enrolling twice has another text': shows(
    'enrollInCourse',
    'error',
    () => 'Inscrição existente.',
    409,
  ),
  'flow.premium.closed: a needed subscription has another text': shows(
    'enrollInCourse',
    'error',
    () => 'Plano necessário.',
    403,
  ),
  'flow.register.confirm: an unconfirmed address has another text': shows(
    'logIn',
    'error',
    () => 'Confirme o e-mail.',
    403,
  ),
  'flow.login.one-text: the login tells unknown addresses from wrong passwords': instead(
    'logIn',
    ({ sent }) => sent['email'] === 'ninguem@contrato.invalid',
    () => error(401, 'E-mail não cadastrado.'),
  ),
  'flow.resend.one-text: resending tells unconfirmed addresses': shows(
    'resendConfirmation',
    'message',
    (message, { preview_url }) => (preview_url ? 'Enviado de novo!' : message),
  ),
  'accept.createCourse: a made course has the id of another': shows('createCourse', 'id', () => 1),
  'mail.newcomer: a new account has dates of a subscription': shows(
    'readSubscriptionStatus',
    'start_date',
    swap(null, '2026-01-01'),
  ),
  'flow.checkout.once: every click opens a new checkout': shows(
    'startSubscription',
    'checkout_url',
    text((url) => `${url}?n=${Math.random()}`),
  ),
  'isolation.startSubscription: a checkout is shared': shows(
    'startSubscription',
    'checkout_url',
    text(() => 'https://portal.test/__mock/checkout/1'),
  ),
  'isolation.readMySponsor: everyone has the sponsor of the first member': shows('readMySponsor', '', () => ({
    name: 'Mariana',
    email: 'ativa@exemplo.com.br',
  })),
  'flow.sponsor.link: everyone gets one referral link': shows(
    'readReferralLink',
    'referralLink',
    () => 'https://portal.test/cadastro?ref=2',
  ),
});
