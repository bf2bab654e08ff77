import { type Check, checks } from '../../core/check.ts';
import type { Need } from '../../core/tools.ts';
import type { Kit } from '../../core/kit.ts';
import { restarted } from '../../core/restarted.ts';
import { newcomer, password } from '../flow/registration.ts';
import { expectUnguessable } from '../flow/tokens.ts';
import { confirmation, expectSuccess, mailedLink, mailsBefore, open, type Pick, reset, tokenOf } from './links.ts';
import { confirmed, loggedIn, registered } from './newMember.ts';

const newPassword = `${password}-nova`;

/**
 * Requests a new password and returns the link of the mail.
 * @param written The address in the request, which may be spelled differently.
 */
export async function resetLink(kit: Kit, email: string, written = email): Promise<URL> {
  const old = await mailsBefore(kit, email);
  const answer = kit.requireStatus(await kit.call('requestPasswordReset', { body: { email: written } }), 200);
  return mailedLink(kit, email, reset, { answer, old });
}

/** Sets a new password with the link of a mail. */
export function redeem(kit: Kit, link: URL, novaSenha: string) {
  return kit.call('resetPassword', { body: { token: tokenOf(link), novaSenha } });
}

/** A host that no link may name. */
const stranger = 'contrato-kit.invalid';

/** Headers with which a visitor could choose the host of links. */
const hostHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-Host': stranger, 'X-Forwarded-Server': stranger, 'X-Original-Host': stranger },
  { Forwarded: `host=${stranger};proto=https` },
  { Origin: `https://${stranger}`, Referer: `https://${stranger}/recuperar-senha` },
  { Host: stranger },
];

/**
 * Calls an operation that sends a mail, with headers of another host, and expects the link to start as it does without
 * them. A backend may reject such a call.
 */
async function ignores(
  kit: Kit,
  headers: Readonly<Record<string, string>>,
  { email, pick, origin }: { email: string; pick: Pick; origin: string },
  call: Parameters<Kit['probe']>,
): Promise<void> {
  const [id, sent] = call;
  const old = await mailsBefore(kit, email);
  const { answer } = await kit.probe(id, { ...sent, headers });
  if (!answer || answer.status >= 300) return;
  const [name = ''] = Object.keys(headers);
  const found = { ...answer, call: `${answer.call} with the header ${name}: ${headers[name] ?? ''}` };
  const link = await mailedLink(kit, email, pick, { answer: found, old });
  kit.expect(found, 'the link of the mail', link.origin === origin, `${origin}, as without that header`, link.origin);
}

/** Recovery, and the content of mails: `docs/api-decisions.md#mails`. */
export const recoveryChecks: readonly Check[] = checks(['change', 'mailbox'], {
  "mail.reset-older: A new password ends the person's links that were mailed before it": async (kit) => {
    const others = await resetLink(kit, await confirmed(kit));
    const { email, as } = await loggedIn(kit);
    const first = await resetLink(kit, email);
    const second = await resetLink(kit, email);
    kit.requireStatus(
      await kit.call('changePassword', { ...as, body: { senhaAtual: password, novaSenha: newPassword } }),
      200,
    );
    for (const link of [first, second]) kit.expectStatus(await redeem(kit, link, `${password}-1`), 400);
    const third = await resetLink(kit, email);
    const fourth = await resetLink(kit, email);
    kit.requireStatus(await redeem(kit, fourth, `${password}-2`), 200);
    kit.expectStatus(await redeem(kit, third, `${password}-3`), 400);
    const fifth = await resetLink(kit, email);
    const sixth = await resetLink(kit, email);
    // A backend may choose whether a new link immediately invalidates the older one.
    const older = await redeem(kit, fifth, `${password}-4`);
    if (kit.expectStatus(older, 200, 400))
      kit.expectStatus(await redeem(kit, sixth, `${password}-5`), older.status === 200 ? 400 : 200);
    kit.expectStatus(await redeem(kit, others, `${password}-6`), 200);
  },
  'mail.host: Links in mails start with the address of the settings, whatever the headers of the call': async (kit) => {
    const email = await confirmed(kit);
    const { origin } = await resetLink(kit, email);
    const { link: first } = await registered(kit);
    // The pages of previews are at the host of the request.
    const mayChange = (headers: object) => !('Host' in headers) || kit.shared.tools.mailbox?.mayBeLate === true;
    for (const headers of hostHeaders.filter(mayChange)) {
      const wanted = { email, pick: reset, origin };
      await ignores(kit, headers, wanted, ['requestPasswordReset', { body: { email } }]);
      const body = newcomer(kit);
      const person = { email: body.email, pick: confirmation, origin: first.origin };
      await ignores(kit, headers, person, ['registerMember', { body }]);
    }
  },
  'mail.tokens: The tokens of mails cannot be guessed: each is long and unlike the others': async (kit) => {
    const email = await confirmed(kit);
    const links: URL[] = [];
    for (let count = 0; count < 3; count += 1) links.push(await resetLink(kit, email));
    expectUnguessable(kit, { call: 'the links of POST /recuperar-senha' }, links.map(tokenOf));
    const confirmations: URL[] = [];
    for (let count = 0; count < 3; count += 1) confirmations.push((await registered(kit)).link);
    expectUnguessable(kit, { call: 'the links of POST /register' }, confirmations.map(tokenOf));
  },
});

const restartNeeds: readonly Need[] = ['restart', 'mailbox'];

/** Links and a restart: `docs/api-decisions.md#restart`. */
export const restartedLinks: Check = {
  id: 'restart.reset',
  title: 'A restart ends no link of a mail, and one for a new password that was used before it stays used',
  effect: 'change',
  needs: restartNeeds,
  async run(kit) {
    const [email, another] = [await confirmed(kit), await confirmed(kit)];
    const used = await resetLink(kit, email);
    const unused = await resetLink(kit, another);
    kit.requireStatus(await redeem(kit, used, newPassword), 200);
    const [opened, closed] = [await registered(kit), await registered(kit)];
    expectSuccess(kit, await open(kit, opened.link));
    await restarted(kit);
    for (const person of [opened, closed]) {
      expectSuccess(kit, await open(kit, person.link));
      kit.expectStatus(await kit.call('logIn', { body: { email: person.email, password } }), 200);
    }
    kit.expectStatus(await redeem(kit, used, password), 400);
    kit.expectStatus(await kit.call('logIn', { body: { email, password: newPassword } }), 200);
    kit.expectStatus(await redeem(kit, unused, newPassword), 200);
  },
};
