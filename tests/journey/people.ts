import type { Page } from 'playwright';
import { sessionOf } from '../bench/routes/visits.ts';

/** The roles of docs/specification.md#roles. */
export const roles = ['visitor', 'member without a plan', 'member', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The demo account of each role; a visitor has none. */
const emails: Readonly<Record<Role, string | null>> = {
  visitor: null,
  'member without a plan': 'inativa@exemplo.com.br',
  member: 'ativa@exemplo.com.br',
  admin: 'admin@exemplo.com.br',
};

/** Logs in as this role for all later loads of the page. */
export async function enterAs(page: Page, role: Role, origin: string): Promise<void> {
  const email = emails[role];
  if (email === null) return;
  const token = await sessionOf(email, origin);
  await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value);
  }, token);
}
