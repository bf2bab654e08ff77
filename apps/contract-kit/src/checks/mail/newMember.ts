import { bearer } from '../../core/backend.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
import { newcomer, password } from '../flow/registration.ts';
import { confirmation, mailedLink, open } from './links.ts';

/** Registers a person and returns the address with the link of the mail. */
export async function registered(kit: Kit): Promise<{ email: string; link: URL }> {
  const body = newcomer(kit);
  const answer = kit.prepared(await kit.call('registerMember', { body }), 201);
  return { email: body.email, link: await mailedLink(kit, body.email, confirmation, { answer }) };
}

/** Registers a person, confirms the address, and returns it. */
export async function confirmed(kit: Kit): Promise<string> {
  return (await loggedIn(kit)).email;
}

/** Registers a person, confirms the address, and logs in. */
export async function loggedIn(kit: Kit): Promise<{ email: string; token: string }> {
  const { email, link } = await registered(kit);
  await open(kit, link);
  const session = kit.prepared(await kit.call('logIn', { body: { email, password } }), 200);
  return { email, token: textAt(session.body, '/token') };
}

/** Part of a call: who makes it. */
export type Who = Pick<Sent, 'as' | 'authorization' | 'who'>;

/** A new person without a subscription, as the caller of calls. Needs a mailbox. */
export async function newMember(kit: Kit, who = 'the token of a new member'): Promise<Who> {
  const { token } = await loggedIn(kit);
  return { authorization: bearer({ token }), who };
}
