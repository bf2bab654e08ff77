import { demoPassword } from '@raiz/mock-server';
import { describe, expect, it } from 'vitest';
import type { Finding } from './core/finding.ts';
import { demoApi, findingLine, runKit, toolsOf } from './testKit.ts';
import { defects } from './testDefects/defects.ts';

const without = new Map<string, Promise<Finding[]>>();

/** The findings of some checks with the valid server; defects with the same checks share them. */
function findingsWithout(only: string[]): Promise<Finding[]> {
  const good = demoApi();
  const run = async () => (await runKit((request) => good.fetch(request), { only }, toolsOf(good))).findings;
  const found = without.get(only.join()) ?? run();
  without.set(only.join(), found);
  return found;
}

describe('the kit', { timeout: 30_000 }, () => {
  it('is tried on at least a hundred defects, each of another name', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
    expect(defects.length).toBeGreaterThanOrEqual(100);
  });

  it.each(defects)('finds: $name', async ({ checks, over }) => {
    expect((await findingsWithout(checks)).map(findingLine)).toEqual([]);
    const api = demoApi();
    const { findings } = await runKit(over(api), { only: checks }, toolsOf(api));
    expect(findings.map(({ check }) => checks.some((start) => check.startsWith(start)))).toContain(true);
    // Only a command of the user reaches the webhook.
    const hasCurl = ({ call, curl }: Finding) =>
      call.startsWith('the webhook ') || curl?.startsWith('curl -i ') === true;
    expect(findings.filter((finding) => !finding.rule.includes('.md#') || !hasCurl(finding))).toEqual([]);
    // From 21:00 in São Paulo on, UTC has another day: some checks then need not move the clock.
    const isLate = new Date().getUTCHours() < 3;
    const clocked = findings.filter(({ check }) => !isLate && check.startsWith('clock.'));
    for (const { call } of clocked)
      expect(call).toMatch(/, with the backend's clock at \S+-03:00, \d+\.\d days ahead$/);
    const report = JSON.stringify(findings);
    expect(report).not.toContain('NaN');
    const secrets = [demoPassword, demoPassword.toUpperCase(), ...api.db().sessions.map(({ token }) => token)];
    expect(secrets.filter((secret) => report.includes(secret))).toEqual([]);
  });
});
