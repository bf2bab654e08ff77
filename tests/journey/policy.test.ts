import { expect, test } from 'vitest';
import { tokenOf, visits } from '../../scripts/bench/routes/visits.ts';
import { openVisit } from './browser.ts';
import { inPortal } from './inPortal.ts';

const here = inPortal();

/** The video player is somebody else's, and not to be had everywhere. */
const expected = [/Failed to load resource/];

/** Buttons that open dialogs, by page, beside the menu that every page has. */
const openers = { visitor: [], member: [['/perfil', /QR/]], admin: [] } as const;

test.each(['visitor', 'member', 'admin'] as const)(
  'nothing on the pages of a %s goes against the policy, nor in the dialogs over them',
  async (person) => {
    const page = await openVisit(here.browser, { name: person, expected });
    const token = await tokenOf(person, here.portal.address);
    await page.addInitScript((value) => {
      if (value !== null && window === window.top) localStorage.setItem('token', value);
    }, token);

    for (const visit of visits.filter((one) => one.person === person)) {
      const answer = await page.goto(here.portal.address + visit.address, { waitUntil: 'load' });
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    for (const [address, name] of openers[person]) {
      await page.goto(here.portal.address + address);
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(here.portal.address);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  },
  60_000,
);
