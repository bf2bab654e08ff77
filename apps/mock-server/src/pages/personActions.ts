import { endSessions } from '../account/rules.ts';
import type { UserRow, World } from '../core/world.ts';

/** What the start page can do to a person: end the sessions (401), block the account (403). */
const actions: Readonly<Record<string, (world: World, user: UserRow) => void>> = {
  'end-sessions': (world, user) => endSessions(world, user.id),
  block: (_world, user) => {
    user.blocked = true;
  },
  unblock: (_world, user) => {
    user.blocked = false;
  },
};

/** Applies an action to a person by id; false for an unknown person or action. */
export function actOnPerson(world: World, id: number, action: string): boolean {
  const user = world.users.find((row) => row.id === id);
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!user || !act) return false;
  act(world, user);
  return true;
}
