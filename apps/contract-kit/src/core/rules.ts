import type { OperationId } from '@raiz/contract';
import { operationIds } from './contract.ts';

/** The document with the rules of calls, as the package and the repository name it. */
const decisions = 'docs/api-decisions.md';

/** Rules that checks of other rules also test. */
export const rules = {
  access: 'docs/specification.md#premium-access',
  certificates: `${decisions}#listmycertificates`,
  dates: `${decisions}#dates`,
  errors: `${decisions}#common-errors`,
  files: `${decisions}#certificate-address`,
  mails: `${decisions}#mails`,
  media: `${decisions}#media-type`,
  months: `${decisions}#paid-months`,
  network: `${decisions}#listreferrals`,
  nulls: `${decisions}#null-and-absent`,
  order: `${decisions}#order-and-paging`,
  ownership: `${decisions}#ownership`,
  progress: `${decisions}#course-progress`,
  sizes: `${decisions}#size-of-lists`,
  texts: `${decisions}#texts`,
  tokens: `${decisions}#tokens`,
  unknown: `${decisions}#unknown-fields`,
} as const;

/** Prefixes of the checks' ids by the heading of their rule in the document of the calls; the longest prefix wins. */
const headings: Readonly<Record<string, readonly string[]>> = {
  readprofile: ['shape.accounts', 'flow.login.is-admin'],
  'common-errors': ['shape.token', 'shape.role', 'shape.path', 'shape.method'],
  'optional-token': ['shape.public', 'shape.optional-token'],
  ids: ['shape.unknown', 'shape.value'],
  readearnings: ['shape.value.readEarnings', 'flow.earnings', 'accept.readEarnings'],
  'media-type': ['shape.large', 'flow.bodies', 'flow.text.charset'],
  'wrong-login': ['flow.login'],
  'e-mail-addresses-and-passwords': [
    'flow.login.any-case',
    'flow.login.alike',
    'flow.login.exact',
    'flow.register.alike',
    'flow.register.any-case',
    'isolation.password',
  ],
  'known-addresses': ['flow.login.one-text', 'flow.recovery', 'flow.resend'],
  tokens: ['flow.login.tokens', 'clock.session'],
  resetpassword: ['flow.reset', 'mail.reset-sessions'],
  'order-and-paging': [
    'flow.referrals',
    'flow.earnings.order',
    'flow.videos',
    'flow.funds',
    'flow.withdrawals',
    'flow.catalogue.moved',
    'flow.catalogue.ties',
    'flow.lists',
    'flow.payments',
    'flow.vouchers',
  ],
  readqualification: ['flow.qualification'],
  money: ['flow.amounts'],
  listvideos: ['flow.videos.everyone', 'isolation.listVideos'],
  ownership: ['flow.funds.everyone', 'isolation'],
  dates: ['flow.moments', 'time', 'clock'],
  listcourses: ['flow.catalogue.same'],
  readcourse: ['flow.premium', 'flow.course'],
  'admin-calls': ['flow.lesson'],
  readlesson: ['flow.lesson.publish'],
  enrollincourse: ['flow.enrol'],
  abandoncourse: ['flow.abandon'],
  'course-progress': ['flow.progress'],
  listmycertificates: ['flow.certificate'],
  'certificate-address': ['flow.certificate.file'],
  deletecourse: ['flow.course.delete'],
  updateprofile: ['flow.profile'],
  changepassword: ['flow.password'],
  readbankaccount: ['flow.bank'],
  'unknown-fields': ['flow.unknown-fields'],
  'accepted-values': ['accept'],
  texts: ['echo'],
  updatelesson: ['accept.one-field'],
  startsubscription: ['accept.startSubscription', 'flow.checkout'],
  readsponsor: ['flow.sponsor.lookup'],
  readreferrallink: ['flow.sponsor.link'],
  registermember: ['flow.register', 'mail.newcomer'],
  login: ['flow.register.confirm', 'mail.wrong-passwords'],
  listreferrals: ['flow.register.network', 'isolation.chain', 'isolation.listReferrals'],
  vouchers: ['flow.voucher', 'time.voucher', 'clock.voucher'],
  applyvoucher: ['flow.voucher.unknown'],
  'paid-months': [
    'flow.voucher.in-a-row',
    'pay.canceled',
    'time.trial-over-voucher',
    'time.trial-voucher',
    'clock.month',
  ],
  cancelsubscription: ['flow.cancel', 'time.trial-over-cancel', 'time.trial-cancel'],
  'calls-at-the-same-time': ['race'],
  'payment-webhook': ['pay', 'clock.checkout'],
  readsubscriptionstatus: ['time.trial-over'],
  mails: ['clock.reset-link', 'clock.confirm-link', 'mail'],
  readmysponsor: ['isolation.readMySponsor'],
  'blocked-accounts': ['isolation.blocked', 'mail.blocked'],
  restart: ['restart'],
};

/** The rule of an operation: under its own heading. */
export function operationRule(id: OperationId): string {
  return `${decisions}#${id.toLowerCase()}`;
}

/**
 * The rule of a check: `docs/api-decisions.md` with a heading.
 * @throws when no heading and no operation fits the check
 */
export function ruleOf(check: string): string {
  const isStart = (start: string) => check === start || check.startsWith(`${start}.`) || check.startsWith(`${start}-`);
  const fitting = Object.entries(headings).flatMap(([heading, starts]) =>
    starts.filter(isStart).map(({ length }) => ({ heading, length })),
  );
  const heading = fitting.toSorted((one, other) => other.length - one.length)[0]?.heading;
  if (heading !== undefined) return `${decisions}#${heading}`;
  const operation = operationIds.find((id) => check.endsWith(`.${id}`));
  if (operation === undefined)
    throw new Error(`${check} has no rule: add the start of its id to headings in core/rules.ts.`);
  return operationRule(operation);
}
