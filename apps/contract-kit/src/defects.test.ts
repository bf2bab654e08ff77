import { describe, expect, it } from 'vitest';
import { demoApi, expireLinks, runKit } from './testKit.ts';
import { defects } from './testDefects.ts';

describe('the kit', { timeout: 30_000 }, () => {
  it('is tried on at least a hundred defects, each of another name', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
    expect(defects.length).toBeGreaterThanOrEqual(100);
  });

  it.each(defects)('finds: $name', async ({ checks, over }) => {
    const good = demoApi();
    const without = await runKit((request) => good.fetch(request), { only: checks }, { expire: expireLinks(good) });
    expect(without.findings).toEqual([]);
    const api = demoApi();
    const { findings } = await runKit(over(api), { only: checks }, { expire: expireLinks(api) });
    expect(findings.map(({ check }) => checks.some((start) => check.startsWith(start)))).toContain(true);
  });
});
