import { serverTexts } from '@raiz/api-client/rules';
import { bearer } from '../../core/backend.ts';
import type { Check, Need } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
import { password } from '../flow/registration.ts';
import { atOnce, onlyOne } from '../race/race.ts';
import { confirmation, leadsToSuccess, mailedLink, open, reset, tokenOf, withAnotherToken } from './links.ts';
import { confirmed, registered } from './newMember.ts';

function mail(id: string, title: string, run: (kit: Kit) => Promise<void>, needs: Need = 'mailbox'): Check {
  return { id: `mail.${id}`, title, level: 'flow', effect: 'change', needs, run };
}

/** Asks for a new password and returns the link of the mail. */
async function resetLink(kit: Kit, email: string, ...not: string[]): Promise<URL> {
  const answer = kit.need(await kit.call('requestPasswordReset', { body: { email } }), 200);
  return mailedLink(kit, email, reset, { answer, not });
}

/** Expects that a person can log in with a password, or cannot. */
async function logsIn(kit: Kit, email: string, secret: string, status: 200 | 401 | 403): Promise<string> {
  const answer = await kit.call('logIn', { body: { email, password: secret } });
  if (kit.status(answer, status) && status === 403) kit.same(answer, '/error', serverTexts.confirmEmail);
  return textAt(answer.body, '/token');
}

const newPassword = `${password}-nova`;

/** Confirmation and recovery by mail: `docs/api-decisions.md#mails`. */
export const mailChecks: readonly Check[] = [
  mail('confirm', 'The link of the mail confirms the address, and then the person can log in', async (kit) => {
    const { email, link } = await registered(kit);
    await logsIn(kit, email, password, 403);
    leadsToSuccess(kit, await open(kit, link));
    await logsIn(kit, email, password, 200);
  }),
  mail('confirm-twice', 'Opening the link again, as mail scanners do, is no failure', async (kit) => {
    const { email, link } = await registered(kit);
    leadsToSuccess(kit, await open(kit, link));
    leadsToSuccess(kit, await open(kit, link));
    await logsIn(kit, email, password, 200);
    leadsToSuccess(kit, await open(kit, link));
    await logsIn(kit, email, password, 200);
  }),
  mail('confirm-wrong', 'A link with another token confirms nothing, and the right one still does', async (kit) => {
    const { email, link } = await registered(kit);
    const { call, isSuccess, got } = await open(kit, withAnotherToken(link));
    kit.holds({ call: `${call} with another token` }, 'header Location', !isSuccess, 'no success', got);
    await logsIn(kit, email, password, 403);
    leadsToSuccess(kit, await open(kit, link));
    await logsIn(kit, email, password, 200);
  }),
  mail('purpose', 'The token of a confirmation does not set a password', async (kit) => {
    const { email, link } = await registered(kit);
    const body = { token: tokenOf(link) || 'contrato-kit-ninguem', novaSenha: newPassword };
    kit.status(await kit.call('resetPassword', { body }), 400);
    await logsIn(kit, email, password, 403);
    await logsIn(kit, email, newPassword, 401);
  }),
  mail('resend', 'Resending the confirmation sends a mail whose link works', async (kit) => {
    const { email } = await registered(kit);
    const answer = kit.need(await kit.call('resendConfirmation', { body: { email } }), 200);
    leadsToSuccess(kit, await open(kit, await mailedLink(kit, email, confirmation, { answer, earlier: 1 })));
    await logsIn(kit, email, password, 200);
  }),
  mail('reset', 'The link of the recovery sets a password; the old one then stops working', async (kit) => {
    const email = await confirmed(kit);
    const token = tokenOf(await resetLink(kit, email));
    await logsIn(kit, email, password, 200);
    kit.need(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
    await logsIn(kit, email, password, 401);
    await logsIn(kit, email, newPassword, 200);
  }),
  mail('reset-sessions', 'A password that was set by mail ends the sessions of the person', async (kit) => {
    const email = await confirmed(kit);
    const tokens = [await logsIn(kit, email, password, 200), await logsIn(kit, email, password, 200)];
    const token = tokenOf(await resetLink(kit, email));
    const who = 'the token of an earlier session';
    for (const one of tokens)
      kit.need(await kit.call('readProfile', { authorization: bearer({ token: one }), who }), 200);
    kit.need(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
    for (const one of tokens)
      kit.status(await kit.call('readProfile', { authorization: bearer({ token: one }), who }), 401);
  }),
  mail('reset-once', 'The token of a recovery works once, also when it is sent several times at once', async (kit) => {
    const email = await confirmed(kit);
    const link = await resetLink(kit, email);
    const token = tokenOf(link);
    kit.need(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 200);
    kit.status(await kit.call('resetPassword', { body: { token, novaSenha: password } }), 400);
    await logsIn(kit, email, password, 401);
    const next = tokenOf(await resetLink(kit, email, link.href));
    const answers = await atOnce(kit, (place) =>
      kit.call('resetPassword', { body: { token: next, novaSenha: `${password}-${place}` } }),
    );
    const winner = answers.indexOf(onlyOne(kit, answers, 200, 400));
    await logsIn(kit, email, `${password}-${winner}`, 200);
  }),
  mail(
    'reset-expires',
    'The token of a recovery expires',
    async (kit: Kit) => {
      const { expire } = kit.shared.tools;
      if (!expire) kit.skip('Mailed links cannot be made to expire: add --expire.');
      const email = await confirmed(kit);
      const token = tokenOf(await resetLink(kit, email));
      await expire();
      kit.status(await kit.call('resetPassword', { body: { token, novaSenha: newPassword } }), 400);
      await logsIn(kit, email, newPassword, 401);
    },
    'expire',
  ),
];
