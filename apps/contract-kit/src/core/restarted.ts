import { setTimeout as pause } from 'node:timers/promises';
import { readJson } from './answer.ts';
import { BackendGone, bearer, roles } from './backend.ts';
import type { Kit } from './kit.ts';
import { newSession } from './session.ts';

/** Maximum time from the end of the restart to the first valid answer, in seconds. */
const timeoutSeconds = 120;

/** Number of simultaneous calls of the catalogue, and of consecutive rounds in which all must succeed. */
const [together, times] = [4, 4];

/** Whether the catalogue is a list: a server before the backend may answer with a page. */
function isList({ status, text }: { status: number; text: string }): boolean {
  return status === 200 && Array.isArray(readJson(text));
}

/**
 * Waits until the catalogue is a list again, several times in a row: several processes behind one address start one by
 * one.
 * @throws BackendGone
 */
async function untilBack({ shared: { backend } }: Kit): Promise<void> {
  const end = performance.now() + timeoutSeconds * 1000;
  for (let good = 0; good < times;) {
    const answers = await Promise.all(Array.from({ length: together }, () => backend.isThere(isList)));
    good = answers.every(Boolean) ? good + 1 : 0;
    if (performance.now() > end)
      throw new BackendGone(`${backend.base} did not come back within ${timeoutSeconds} s after the restart.`);
    await pause(good === 0 ? 100 : 30);
  }
}

/**
 * Logs people in again whose sessions ended, by a restart or by time.
 * @throws BackendGone when a password is missing
 */
async function renewSessions(kit: Kit): Promise<void> {
  for (const role of roles) {
    const person = kit.people[role];
    const profile = await kit.call('readProfile', { authorization: bearer(person), who: `the token of ${role}` });
    if (profile.status === 401) await newSession(person, role, kit.shared.backend);
  }
}

/**
 * Runs something that may stop the backend briefly, and waits until it answers. Then renews ended sessions.
 * @throws BackendGone when the backend does not come back, and what `act` throws
 */
export async function whileDown(kit: Kit, act: () => Promise<void>): Promise<void> {
  const { backend } = kit.shared;
  backend.mayBeDown = true;
  try {
    await act();
    await untilBack(kit);
  } finally {
    backend.mayBeDown = false;
  }
  await renewSessions(kit);
}

/**
 * Restarts the backend while something else runs, and waits until it answers. Then renews ended sessions.
 * @param meanwhile Gets the end of the restart; its calls may get no answer.
 * @throws ToolFailed, and BackendGone when the backend does not come back
 */
export async function restarted(
  kit: Kit,
  meanwhile: (restart: () => Promise<void>) => Promise<void> = (restart) => restart(),
): Promise<void> {
  const { restart } = kit.shared.tools;
  if (!restart) kit.skip('No way to restart the backend was given: add "restart".');
  await whileDown(kit, () => meanwhile(restart));
}
