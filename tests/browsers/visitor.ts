import { expect } from 'vitest';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import type { Engine } from './engines.ts';
import type { Target } from './findInPage.ts';

/** Milliseconds until something must be there. */
export const patience = 15_000;

/** Password of all demo accounts. */
const password = 'portal123';

/** Acts on an element as soon as it is there. */
async function untilDone(act: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * What a person does with the portal, in any engine.
 * @param at the engine and the portal's address, once both run
 */
export function visitorIn(at: () => { engine: Engine; address: string }) {
  const text = async () => String(await at().engine.run('() => document.body.innerText'));
  const place = async () => String(await at().engine.run('() => location.pathname'));

  /** Waits for a text anywhere on the page. */
  async function sees(words: string): Promise<void> {
    await expect.poll(text, { timeout: patience }).toContain(words);
  }

  /** Waits until the page is at an address. */
  async function arrives(path: string): Promise<void> {
    await expect.poll(place, { timeout: patience }).toBe(path);
  }

  const press = (role: Target['role'], name: string) => untilDone(() => at().engine.click({ role, name }));
  const fill = (name: string, value: string) => untilDone(() => at().engine.type({ role: 'field', name }, value));
  const open = (path: string) => at().engine.open(at().address + path);

  /** Removes any session and logs in with the form. */
  async function logIn(email: string): Promise<void> {
    await open(paths.login);
    await at().engine.run('() => localStorage.clear()');
    await open(paths.login);
    await fill('E-mail', email);
    await fill('Senha', password);
    await press('button', 'Entrar');
    await arrives(paths.profile);
  }

  return { text, place, sees, arrives, press, fill, open, logIn };
}
