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

/** Headings of the rules by the prefix of the checks' ids, in the document of the calls; the longest prefix wins. */
const headings: Readonly<Record<string, string>> = {
  'shape.accounts': 'readprofile',
  'shape.token': 'common-errors',
  'shape.role': 'common-errors',
  'shape.public': 'optional-token',
  'shape.optional-token': 'optional-token',
  'shape.path': 'common-errors',
  'shape.method': 'common-errors',
  'shape.unknown': 'ids',
  'shape.value': 'ids',
  'shape.value.readEarnings': 'readearnings',
  'shape.large': 'media-type',
  'flow.login': 'wrong-login',
  'flow.login.any-case': 'e-mail-addresses-and-passwords',
  'flow.login.alike': 'e-mail-addresses-and-passwords',
  'flow.login.exact': 'e-mail-addresses-and-passwords',
  'flow.login.one-text': 'known-addresses',
  'flow.login.tokens': 'tokens',
  'flow.login.is-admin': 'readprofile',
  'flow.recovery': 'known-addresses',
  'flow.resend': 'known-addresses',
  'flow.reset': 'resetpassword',
  'flow.referrals': 'order-and-paging',
  'flow.qualification': 'readqualification',
  'flow.earnings': 'readearnings',
  'flow.earnings.order': 'order-and-paging',
  'flow.amounts': 'money',
  'flow.videos': 'order-and-paging',
  'flow.videos.everyone': 'listvideos',
  'flow.funds': 'order-and-paging',
  'flow.funds.everyone': 'ownership',
  'flow.withdrawals': 'order-and-paging',
  'flow.moments': 'dates',
  'flow.catalogue.same': 'listcourses',
  'flow.catalogue.moved': 'order-and-paging',
  'flow.catalogue.ties': 'order-and-paging',
  'flow.premium': 'readcourse',
  'flow.premium.enrol': 'enrollincourse',
  'flow.lesson': 'admin-calls',
  'flow.lesson.publish': 'readlesson',
  'flow.enrol': 'enrollincourse',
  'flow.abandon': 'abandoncourse',
  'flow.progress': 'course-progress',
  'flow.progress.mark': 'marklessoncomplete',
  'flow.progress.repeat': 'marklessoncomplete',
  'flow.progress.enrolled': 'marklessoncomplete',
  'flow.progress.other-course': 'readlessonprogress',
  'flow.certificate': 'listmycertificates',
  'flow.certificate.file': 'certificate-address',
  'flow.course': 'readcourse',
  'flow.course.delete': 'deletecourse',
  'flow.lists': 'order-and-paging',
  'flow.profile': 'updateprofile',
  'flow.password': 'changepassword',
  'flow.bank': 'readbankaccount',
  'flow.unknown-fields': 'unknown-fields',
  'flow.bodies': 'media-type',
  'flow.text.charset': 'media-type',
  accept: 'accepted-values',
  echo: 'texts',
  'accept.one-field': 'updatelesson',
  'accept.startSubscription': 'startsubscription',
  'accept.readEarnings': 'readearnings',
  'flow.sponsor.lookup': 'readsponsor',
  'flow.sponsor.link': 'readreferrallink',
  'flow.register': 'registermember',
  'flow.register.confirm': 'login',
  'flow.register.alike': 'e-mail-addresses-and-passwords',
  'flow.register.any-case': 'e-mail-addresses-and-passwords',
  'flow.register.network': 'listreferrals',
  'flow.payments': 'order-and-paging',
  'flow.vouchers': 'order-and-paging',
  'flow.checkout': 'startsubscription',
  'flow.voucher': 'vouchers',
  'flow.voucher.unknown': 'applyvoucher',
  'flow.voucher.in-a-row': 'paid-months',
  'flow.cancel': 'cancelsubscription',
  race: 'calls-at-the-same-time',
  pay: 'payment-webhook',
  'pay.canceled': 'paid-months',
  time: 'dates',
  'time.trial-over': 'readsubscriptionstatus',
  'time.trial-over-cancel': 'cancelsubscription',
  'time.trial-over-voucher': 'paid-months',
  'time.trial-voucher': 'paid-months',
  'time.voucher': 'vouchers',
  'time.trial-cancel': 'cancelsubscription',
  clock: 'dates',
  'clock.session': 'tokens',
  'clock.voucher': 'vouchers',
  'clock.checkout': 'payment-webhook',
  'clock.month': 'paid-months',
  'clock.reset-link': 'mails',
  'clock.confirm-link': 'mails',
  isolation: 'ownership',
  'isolation.chain': 'listreferrals',
  'isolation.listReferrals': 'listreferrals',
  'isolation.listVideos': 'listvideos',
  'isolation.readMySponsor': 'readmysponsor',
  'isolation.password': 'e-mail-addresses-and-passwords',
  'isolation.blocked': 'blocked-accounts',
  mail: 'mails',
  'mail.newcomer': 'registermember',
  'mail.reset-sessions': 'resetpassword',
  restart: 'restart',
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
  const starts = Object.keys(headings).filter(
    (start) => check === start || check.startsWith(`${start}.`) || check.startsWith(`${start}-`),
  );
  const longest = starts.reduce((one, other) => (other.length > one.length ? other : one), '');
  const heading = headings[longest];
  if (heading !== undefined) return `${decisions}#${heading}`;
  const operation = operationIds.find((id) => check.endsWith(`.${id}`));
  if (operation === undefined)
    throw new Error(`${check} has no rule: add the start of its id to headings in core/rules.ts.`);
  return operationRule(operation);
}
