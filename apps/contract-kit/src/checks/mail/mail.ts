import type { OperationId } from '@raiz/contract';
import { serverTexts } from '@raiz/api-client/rules';
import type { Answer } from '../../core/answer.ts';
import { bearer } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { isObject, numberAt, textAt } from '../../core/values.ts';
import { madeId } from '../isolation/people.ts';
import { password } from '../flow/registration.ts';
import { swapped } from '../flow/session.ts';
import { atOnce, expectOneSuccess, rounds } from '../race/race.ts';
import {
  confirmation,
  expectSuccess,
  mailedLink,
  mailsBefore,
  open,
  tokenOf,
  withAnotherToken,
  withToken,
} from './links.ts';
import { confirmed, loggedIn, newMember, registered } from './newMember.ts';
import { redeem, resetLink } from './recovery.ts';

/** Expects that a person can log in with a password, or cannot. */
async function expectLogin(kit: Kit, email: string, secret: string, status: 200 | 401 | 403): Promise<string> {
  const answer = await kit.call('logIn', { body: { email, password: secret } });
  if (kit.expectStatus(answer, status) && status === 403) kit.expectValue(answer, '/error', serverTexts.confirmEmail);
  return textAt(answer.body, '/token');
}

/** A password with significant outer spaces and case. */
const newPassword = ` ${password}-Nova `;

/** An answer with the three dates of a person who never subscribed: all null. */
function nothing({ body }: Answer): Record<string, unknown> {
  return { ...(isObject(body) ? body : {}), start_date: null, end_date: null, next_billing_date: null };
}

/** Confirmation and recovery by mail: `docs/api-decisions.md#mails`. */
export const mailChecks: readonly Check[] = [
  ...checks(['change', 'mailbox'], {
    'mail.confirm: The link of the mail confirms the address, and then the person can log in': async (kit) => {
      const { email, link } = await registered(kit);
      await expectLogin(kit, email, password, 403);
      expectSuccess(kit, await open(kit, link));
      await expectLogin(kit, email, password, 200);
    },
    'mail.newcomer: A new member has a sponsor, a link, and nothing else yet': async (kit) => {
      const who = await newMember(kit);
      const read = async (id: OperationId, query = {}) => kit.requireStatus(await kit.call(id, { ...who, query }), 200);
      const status = await read('readSubscriptionStatus');
      kit.expectValue(status, '', { ...nothing(status), status: 'inactive' });
      const profile = await read('readProfile');
      kit.expectValue(profile, '/user/is_admin', false);
      const user_id = numberAt(profile.body, '/user/id');
      const sponsor = textAt((await read('readMySponsor')).body, '/email');
      kit.expectValue({ call: 'GET /meu-indicador as a new member', body: sponsor }, '', kit.people.member.email);
      const link = await read('readReferralLink');
      const url = textAt(link.body, '/referralLink');
      kit.expect(link, '/referralLink', url.endsWith(`/cadastro?ref=${user_id}`), `…/cadastro?ref=${user_id}`, url);
      kit.expectValue(await read('readBankAccount'), '/conta', null);
      for (const [id, field] of [
        ['listPayments', '/pagamentos'],
        ['listUsedVouchers', '/vouchers'],
        ['listReferrals', '/indicados'],
        ['readEarnings', '/ganhos'],
        ['listWithdrawals', '/withdrawals'],
        ['readQualification', '/indicados'],
      ] as const)
        kit.expectValue(await read(id), field, []);
      for (const id of ['listMyCourses', 'listMyCertificates'] as const)
        kit.expectValue(await read(id, { user_id }), '', []);
    },
    'mail.confirm-twice: Opening the link again, as mail scanners do, is no failure': async (kit) => {
      const { email, link } = await registered(kit);
      expectSuccess(kit, await open(kit, link));
      expectSuccess(kit, await open(kit, link));
      await expectLogin(kit, email, password, 200);
      expectSuccess(kit, await open(kit, link));
      await expectLogin(kit, email, password, 200);
    },
    'mail.confirm-wrong: A link with another token confirms nothing, and the right one still does': async (kit) => {
      const { email, link } = await registered(kit);
      const { call, isSuccess, got } = await open(kit, withAnotherToken(link));
      const expected = '/email-confirmado without success';
      const isRight = !isSuccess && got.includes('/email-confirmado');
      kit.expectInWords({ call: `${call} with another token` }, 'header Location', isRight, expected, got);
      await expectLogin(kit, email, password, 403);
      expectSuccess(kit, await open(kit, link));
      await expectLogin(kit, email, password, 200);
    },
    'mail.purpose: The token of a confirmation sets no password, and one for a password neither confirms nor ends the other':
      async (kit) => {
        const { email, link } = await registered(kit);
        const body = { token: tokenOf(link) || 'contrato-kit-ninguem', novaSenha: newPassword };
        kit.expectStatus(await kit.call('resetPassword', { body }), 400);
        await expectLogin(kit, email, password, 403);
        await expectLogin(kit, email, newPassword, 401);
        const token = tokenOf(await resetLink(kit, email));
        await open(kit, withToken(link, token));
        await expectLogin(kit, email, password, 403);
        kit.requireStatus(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
        await expectLogin(kit, email, newPassword, 403);
        expectSuccess(kit, await open(kit, link));
        await expectLogin(kit, email, newPassword, 200);
      },
    'mail.resend: Resending the confirmation, also again and to the address in any case, sends a link that works beside the first':
      async (kit) => {
        const { email, link } = await registered(kit);
        let newest = link;
        for (const address of [email, swapped(email)]) {
          const old = await mailsBefore(kit, email);
          const answer = kit.requireStatus(await kit.call('resendConfirmation', { body: { email: address } }), 200);
          newest = await mailedLink(kit, email, confirmation, { answer, old });
        }
        expectSuccess(kit, await open(kit, newest));
        await expectLogin(kit, email, password, 200);
        expectSuccess(kit, await open(kit, link));
      },
    'mail.reset: The link of a recovery, asked for in any case, sets a password; the old one stops working': async (
      kit,
    ) => {
      const email = await confirmed(kit);
      const token = tokenOf(await resetLink(kit, email, swapped(email)));
      await expectLogin(kit, email, password, 200);
      kit.requireStatus(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
      for (const one of [password, newPassword.trim(), newPassword.toLowerCase()])
        await expectLogin(kit, email, one, 401);
      for (const written of [email, swapped(email)]) await expectLogin(kit, written, newPassword, 200);
      const { other } = kit.people;
      if (other.password !== null) await expectLogin(kit, other.email, other.password, 200);
    },
    'mail.wrong-passwords: Many wrong passwords lock nobody out and end no session': async (kit) => {
      const { as, email } = await loggedIn(kit);
      for (let count = 0; count < 12; count += 1) await expectLogin(kit, email, newPassword, 401);
      await expectLogin(kit, email, password, 200);
      kit.expectStatus(await kit.call('readProfile', as), 200);
    },
    'mail.reset-sessions: A password that was set by mail ends the sessions of the person': async (kit) => {
      const email = await confirmed(kit);
      const tokens = [await expectLogin(kit, email, password, 200), await expectLogin(kit, email, password, 200)];
      const token = tokenOf(await resetLink(kit, email));
      const who = 'the token of an earlier session';
      for (const one of tokens)
        kit.requireStatus(await kit.call('readProfile', { authorization: bearer({ token: one }), who }), 200);
      kit.requireStatus(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
      for (const one of tokens)
        kit.expectStatus(await kit.call('readProfile', { authorization: bearer({ token: one }), who }), 401);
    },
    'mail.reset-once: The token of a recovery works once, also when it is sent several times at once': async (kit) => {
      const email = await confirmed(kit);
      const token = tokenOf(await resetLink(kit, email));
      kit.requireStatus(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
      kit.expectStatus(await kit.call('resetPassword', { body: { token, novaSenha: password } }), 400);
      await expectLogin(kit, email, password, 401);
      for (let round = 0; round < rounds; round += 1) {
        const next = await resetLink(kit, email);
        const secret = (index: number) => `${password}-${round}.${index}`;
        const answers = await atOnce(kit, (index) =>
          kit.call('resetPassword', { body: { token: tokenOf(next), novaSenha: secret(index) } }),
        );
        await expectLogin(kit, email, secret(answers.indexOf(expectOneSuccess(kit, answers, 200, 400))), 200);
      }
    },
  }),
  ...checks(['change', 'mailbox', 'block'], {
    'mail.blocked: A blocked account saves nothing, and no new password opens it; people below are not refused': async (
      kit: Kit,
    ) => {
      const { block } = kit.shared.tools;
      if (!block) return kit.skip('No account can be blocked: add "block".');
      const { as, email, name } = await loggedIn(kit, {}, 'the token of a blocked account');
      const id = await madeId(kit, as, email);
      const below = await loggedIn(kit, { referrer_id: id }, 'the token of a person below');
      const link = await resetLink(kit, email);
      await block({ id, email });
      const body = { name: `${name}, bloqueada`, email };
      kit.expectStatus(await kit.call('updateProfile', { ...as, body }), 401, 403);
      await redeem(kit, link, newPassword);
      for (const secret of [password, newPassword])
        kit.expectStatus(await kit.call('logIn', { body: { email, password: secret } }), 401, 403);
      kit.expectValue(kit.requireStatus(await kit.call('readMySponsor', below.as), 200), '/name', name);
    },
  }),
  ...checks(['change', 'mailbox', 'expire'], {
    'mail.reset-expires: The token of a recovery expires': async (kit: Kit) => {
      const { expire } = kit.shared.tools;
      if (!expire) kit.skip('Mailed links cannot be made to expire: add "expire".');
      const email = await confirmed(kit);
      const token = tokenOf(await resetLink(kit, email));
      await expire();
      kit.expectStatus(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 400);
      await expectLogin(kit, email, newPassword, 401);
    },
  }),
];
