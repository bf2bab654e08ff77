import type { Page } from 'playwright';
import { sessionOf } from './routes/visits.ts';

/** Signs one of the mock server's people in on a page of the portal. */
export async function logIn(page: Page, address: string, email: string): Promise<void> {
  const token = await sessionOf(email, address);
  await page.goto(address);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}
