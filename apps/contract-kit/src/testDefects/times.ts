import type { OperationId } from '@raiz/contract';
import type { Database } from '@raiz/mock-server';
import { after, around, during, error, inDays, inHours, type Plant, refuses, shows, table } from './plant.ts';

const day = 24;
const years = 3000 * day;

/** Answers an operation at another time, like a backend whose day starts then. */
function shifted(where: OperationId, hours: number): Plant {
  return during(where, ({ api }) => {
    const { clock } = api.databases.ordinary;
    const right = clock.reading();
    clock.set(new Date(clock.now().getTime() + hours * 3_600_000));
    return () => clock.restore(right);
  });
}

/** Gives the newest link of a purpose another lifetime. */
function living(where: 'requestPasswordReset' | 'registerMember', hours: number): Plant {
  const purpose = where === 'registerMember' ? 'confirm' : 'reset';
  return after(where, ({ db }) => {
    const row = db.mailTokens.findLast((one) => one.purpose === purpose);
    if (row) row.expires_at = inHours(hours);
  });
}

/** Logs in with another token. */
function tokens(change: (token: string, db: Database) => string): Plant {
  return shows('logIn', 'token', (token, _body, { db }) => {
    const session = db.sessions.at(-1);
    const changed = change(String(token), db);
    if (session) session.token = changed;
    return changed;
  });
}

/** Refuses a lesson to a person who was refused it before. */
function remembering(): Plant {
  const refused = new Set<unknown>();
  return around('readLesson', async ({ me, id, answer }) => {
    const key = `${me?.id} ${id}`;
    const response = refused.has(key) ? error(403) : await answer();
    if (response.status === 403) refused.add(key);
    return response;
  });
}

let logins = 0;

/** Something begins, ends or is dated at another time. */
export const timeDefects = table({
  // Moments.
  'flow.moments.past: a payment lies in the future': shows('listPayments', 'pagamentos.*.payment_date', () =>
    inHours(3),
  ),
  'flow.moments.now: a mark has a local time that claims to be UTC': shows('markLessonComplete', 'completed_at', () =>
    inHours(-3),
  ),
  'flow.progress.mark: a second mark has a new date': shows('markLessonComplete', 'completed_at', () => inHours(0)),
  'flow.moments.certificate: certificates have a local time that claims to be UTC': shows(
    'listMyCertificates',
    '*.issued_at',
    (moment) => inHours(-3, String(moment)),
  ),
  'clock.day: registrations have the date of UTC': shifted('registerMember', 3),
  'clock.day: subscriptions begin on the day of UTC': shifted('applyVoucher', 3),
  'clock.year: the year turns in UTC': shifted('readEarnings', 3),
  'clock.year: the year turns an hour late': shifted('readEarnings', -1),

  // Trials and canceled subscriptions.
  'time.trial: a trial opens no premium content': shows('readCourse', 'userIsSubscriber', () => false),
  'time.trial: a trial ends before its last day': shifted('readSubscriptionStatus', day),
  'time.trial: a trial that ends today reads no lessons': shifted('readLesson', day),
  'time.trial: a trial that ends today opens no courses': shifted('readCourse', day),
  'time.trial: a trial that ends today does not enrol': shifted('enrollInCourse', day),
  'time.trial: a trial that ends today marks nothing': shifted('markLessonComplete', day),
  'time.trial-cancel: a trial that ends today cannot be canceled': shifted('cancelSubscription', day),
  'clock.trial: a trial is over in the last evening': shifted('readLesson', 3),
  'time.trial-over: an expired trial stays a trial': shifted('readSubscriptionStatus', -years),
  'time.trial-over: an expired trial opens premium lessons': shifted('readLesson', -years),
  'time.trial-over: an expired trial enrols': shifted('enrollInCourse', -years),
  'time.trial-over-cancel: an expired trial is canceled': shifted('cancelSubscription', -years),
  'time.trial-cancel: a canceled trial ends at once': after('cancelSubscription', ({ db, me }, before) => {
    const wasTrial = before.subscriptions.some((row) => row.user_id === me?.id && row.status === 'trial');
    for (const row of db.subscriptions) if (wasTrial && row.user_id === me?.id) row.end_date = '2020-01-01';
  }),
  'clock.trial: a trial opens lessons for a day more': shifted('readLesson', -day),
  'time.canceled: a canceled subscription opens nothing': shifted('readLesson', 60 * day),
  'time.canceled: canceled access ends before its last day': shifted('readLesson', day),
  'time.canceled-over: canceled access never ends': shifted('readLesson', -years),
  'clock.canceled: canceled access ends in UTC': shifted('readLesson', 3),
  'clock.canceled: canceled access lasts a day more': shifted('enrollInCourse', -day),

  'time.trial-over-voucher: who was refused a lesson stays refused': remembering(),
  'clock.month: a paid month ends before its last day': refuses(
    'readLesson',
    ({ api, db, me }) => {
      const today = inDays(0, inHours(-3, api.databases.ordinary.clock.now().getTime()));
      return db.subscriptions.some(
        (row) => row.user_id === me?.id && row.status === 'active' && row.end_date === today,
      );
    },
    403,
  ),

  // Vouchers.
  'time.voucher-expired: an expired voucher is quoted': shifted('applyVoucher', -60 * day),
  'time.voucher-expired: an expired voucher opens a checkout': shifted('startSubscription', -60 * day),
  'time.voucher-last-day: a voucher ends before its last day': shifted('applyVoucher', day),
  'clock.voucher: a voucher ends in UTC': shifted('applyVoucher', 3),
  'clock.voucher: a voucher lasts a day more with the plan': shifted('startSubscription', -day),

  // Sessions, tokens, links.
  'clock.session: sessions end after an hour': after('logIn', ({ db }) =>
    Object.assign(db.sessions.at(-1) ?? {}, { expires_at: inHours(1) }),
  ),
  'flow.login.tokens: tokens are counted': tokens(() => {
    logins += 1;
    return `sessao-do-portal-raiz-${String(logins).padStart(10, '0')}`;
  }),
  'flow.login.tokens: tokens are short': tokens((token) => token.slice(0, 12)),
  'mail.reset-expires: recoveries never expire': during('resetPassword', ({ db }) => {
    for (const row of db.mailTokens) row.expires_at = null;
    return undefined;
  }),
  'clock.reset-link: links for a new password live for years': after('requestPasswordReset', ({ db }) => {
    for (const row of db.mailTokens) row.expires_at = null;
  }),
  'clock.reset-link: links for a new password live ten minutes': living('requestPasswordReset', 1 / 6),
  'clock.confirm-link: links of a confirmation live an hour': living('registerMember', 1),
});
