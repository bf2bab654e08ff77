import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../journey/browser.ts';
import { openTestSession, type TestSession } from './testSession.ts';

/**
 * Opens one session for all tests of a file and closes it after them. Call it at the top of the
 * file.
 */
export function sharedSession(): () => TestSession {
  let browser: Browser | undefined;
  let session: TestSession | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    session = await openTestSession(browser);
  });
  afterAll(async () => {
    await session?.close();
    await browser?.close();
  });
  return () => {
    if (!session) throw new Error('The session is not open yet');
    return session;
  };
}
