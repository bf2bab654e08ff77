import type { Page } from '@playwright/test';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { test as portalTest } from '../support/fixtures.ts';
import type { Account } from '../support/mock.ts';
import { loadedText, logIn } from '../support/steps.ts';

/**
 * The `test` of the flows, which run in every engine that README.md promises. What the portal reports
 * (docs/deploy.md#reports), such as an error that no page shows, fails a flow.
 */
export const test = portalTest.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        if (body instanceof Blob)
          void body.text().then((text) => text.includes('"kind":"vital"') || console.error(`report: ${text}`));
        return send(address, body);
      };
    });
    await use(page);
  },
});

/** Logs in and waits for the complete profile: Firefox logs an error for an import that a navigation interrupts. */
export async function enter(page: Page, account: Account): Promise<void> {
  await logIn(page, account);
  await loadedText(page, paths.profile);
}
