import type { Page } from 'playwright';

/** The roles of docs/specification.md#roles. */
export type Role = 'visitor' | 'member without a plan' | 'member' | 'admin';

/** The demo account of each role; a visitor has none. */
const emails: Readonly<Record<Role, string | null>> = {
  visitor: null,
  'member without a plan': 'inativa@exemplo.com.br',
  member: 'ativa@exemplo.com.br',
  admin: 'admin@exemplo.com.br',
};

/**
 * A session of the mock server for one of its people.
 * @throws Error when the login fails
 */
async function sessionOf(email: string, origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'portal123' }),
  });
  const body: unknown = await answer.json();
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : null;
  if (typeof token !== 'string') throw new Error(`${email} cannot log in at ${origin}.`);
  return token;
}

/**
 * A session of this role; null for a visitor.
 * @throws Error when the login fails
 */
export async function tokenOf(role: Role, origin: string): Promise<string | null> {
  const email = emails[role];
  return email === null ? null : sessionOf(email, origin);
}

/** Signs one of the mock server's people in on a page of the portal. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  const token = await sessionOf(email, address);
  await page.goto(address);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}
