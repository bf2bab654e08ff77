import { describe, expect, it } from 'vitest';
import { demoApi, runKit } from './testKit.ts';
import { defects } from './testDefects.ts';

describe('the kit', { timeout: 30_000 }, () => {
  it('is tried on at least a hundred defects, each of another name', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
    expect(defects.length).toBeGreaterThanOrEqual(100);
  });

  it.each(defects)('finds: $name', async ({ checks, over }) => {
    const good = await runKit((request) => demo.fetch(request), { only: checks });
    expect(good.findings).toEqual([]);
    const { findings } = await runKit(over(demoApi()), { only: checks });
    expect(findings.map(({ check }) => checks.some((start) => check.startsWith(start)))).toContain(true);
  });
});

const demo = demoApi();
