import type { Visitor } from '../network/visitor.ts';

/** Number of the course that is made large; the student is enrolled in it. */
export const courseId = 2;

/** Logs in as one of the demo people. */
export async function logInAs({ page }: Visitor, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async (who) => {
    const answer = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: who, password: 'portal123' }),
    });
    const { token } = await answer.json();
    localStorage.setItem('token', token);
  }, email);
}
