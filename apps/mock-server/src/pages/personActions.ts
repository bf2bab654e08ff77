import { endSessions } from '../account/rules.ts';
import type { UserRow, World } from '../core/world.ts';

/** What the control page can do to a person: make the tokens expire (operations.md, S1), or shut the account out (1.3). */
const actions: Readonly<Record<string, (world: World, user: UserRow) => void>> = {
  'end-sessions': (world, user) => endSessions(world, user.id),
  block: (_world, user) => {
    user.blocked = true;
  },
  unblock: (_world, user) => {
    user.blocked = false;
  },
};

/** Does one thing to the person of an id; false when there is no such person or no such thing to do. */
export function actOnPerson(world: World, id: number, action: string): boolean {
  const user = world.users.find((row) => row.id === id);
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!user || !act) return false;
  act(world, user);
  return true;
}
