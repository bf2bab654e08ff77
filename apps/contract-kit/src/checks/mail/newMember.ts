import { bearer } from '../../core/backend.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
import { newcomer } from '../flow/registration.ts';
import { confirmation, mailedLink, open } from './links.ts';

/** Registers a person and returns the sent body with the link of the mail. */
export async function registered(kit: Kit, fields: object = {}) {
  const body = { ...newcomer(kit), ...fields };
  const answer = kit.requireSetup(await kit.call('registerMember', { body }), 201);
  return { ...body, link: await mailedLink(kit, body.email, confirmation, { answer }) };
}

/** Registers a person, confirms the address, and returns it. */
export async function confirmed(kit: Kit): Promise<string> {
  return (await loggedIn(kit)).email;
}

/** The caller of a call. */
export type Who = Pick<Sent, 'as' | 'authorization' | 'who'>;

/** Registers a person, confirms the address, and logs in: `as` is the person as a caller. */
export async function loggedIn(kit: Kit, fields: object = {}, who = 'the token of a new member') {
  const { link, ...person } = await registered(kit, fields);
  await open(kit, link);
  return { ...person, as: await logInAgain(kit, person, who) };
}

/** Logs a new person in, also again: setting the clock or a restart may have ended the session. */
export async function logInAgain(
  kit: Kit,
  { email, password }: { email: string; password: string },
  who = 'the token of a new member',
): Promise<Who> {
  const session = kit.requireSetup(await kit.call('logIn', { body: { email, password } }), 200);
  return { authorization: bearer({ token: textAt(session.body, '/token') }), who };
}

/** A new person without a subscription, as a caller. Needs a mailbox. */
export async function newMember(kit: Kit, who?: string): Promise<Who> {
  return (await loggedIn(kit, {}, who)).as;
}
