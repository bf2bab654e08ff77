import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, type Stage, shows, startStage } from './testReplay.ts';
import type { Defect } from './testDefect.ts';
import { defects } from './testDefects.ts';
import { demoApi, toolsOf } from './testKit.ts';
import { restartable } from './testRestart.ts';
import { restartDefects } from './testRestartDefects.ts';

/** Findings of one defect that are shown again: the others come of the same calls. */
const most = 1;

/** The findings so far, and those of them that their lines do not show. */
const tried: string[] = [];
const missed: string[] = [];
/** What the lines print with good servers, by the lines. */
const good = new Map<string, string[]>();

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());

const right: Defect['over'] = (api) => (request) => api.fetch(request);

function backendOf(over: Defect['over']): Backend {
  const api = demoApi();
  const { expire } = toolsOf(api);
  return { send: over(api), api: () => api, ...(expire && { expire }) };
}

/** Shows the findings of a backend again, each with a new one, and with a good one. */
async function showAgain(
  name: string,
  findings: Awaited<ReturnType<Stage['find']>>,
  makes: () => Backend,
  makesGood: () => Backend,
) {
  for (const { check, call, field, curl = '' } of findings.slice(0, most)) {
    const usual = good.get(curl) ?? [await stage.again(makesGood(), curl), await stage.again(makesGood(), curl)];
    good.set(curl, usual);
    const printed = await stage.again(makes(), curl);
    const finding = `${name}: ${check}, ${call}, ${field}`;
    tried.push(finding);
    if (!shows(printed, usual)) missed.push(finding);
  }
}

describe('the lines of a finding alone', { timeout: 120_000 }, () => {
  it.each(defects)('show: $name', async ({ name, checks, over }) => {
    const findings = await stage.find(backendOf(over), checks);
    expect(findings).not.toEqual([]);
    await showAgain(
      name,
      findings,
      () => backendOf(over),
      () => backendOf(right),
    );
  });

  it.each(restartDefects)('show: $name', async ({ name, check, first, ...defect }) => {
    const makes = (one: typeof defect | undefined) => {
      const { send, restart, api } = restartable(one);
      return { send, restart, api };
    };
    const findings = await stage.find(makes(defect), first === undefined ? [check] : [first, check], ['restart']);
    expect(findings).not.toEqual([]);
    await showAgain(
      name,
      findings,
      () => makes(defect),
      () => makes(undefined),
    );
  });

  it('show at least 95 of 100 differences', () => {
    expect(tried.length).toBeGreaterThan(300);
    expect(missed.length / tried.length, missed.join('\n')).toBeLessThan(0.05);
  });
});
