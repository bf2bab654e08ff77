import { expect, it } from 'vitest';
import { demoApi, runKit, toolsOf } from './testKit.ts';

it('finds nothing wrong with the good server, and leaves nothing out', { timeout: 60_000 }, async () => {
  const api = demoApi();
  const { findings, skipped, run } = await runKit((request) => api.fetch(request), { level: 'fuzz' }, toolsOf(api));
  expect(findings).toEqual([]);
  expect(skipped.map(({ check, skipped: why }) => `${check.id}: ${why}`)).toEqual([]);
  expect(run.aborted).toBeNull();
  const flows = run.outcomes.filter(({ check }) => check.level === 'flow');
  expect(flows.length).toBeGreaterThanOrEqual(40);
});
