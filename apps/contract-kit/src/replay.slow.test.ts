import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from './core/finding.ts';
import { type Backend, type Stage, shows, startStage } from './testReplay.ts';
import type { Defect } from './testDefect.ts';
import { defects } from './testDefects.ts';
import { demoApi, toolsOf } from './testKit.ts';
import { restartable } from './testRestart.ts';
import { restartDefects } from './testRestartDefects.ts';

/**
 * Every third defect, or all with `REPLAY=all` in the environment. Only the first finding of a defect: the others have
 * the same calls.
 */
const chosen = <One>(list: readonly One[]) =>
  list.filter((_, index) => process.env['REPLAY'] === 'all' || index % 3 === 0);

/** Kinds of lines, by their content; the test must produce all of them. */
const kinds = [
  /^curl /,
  /^npx /,
  /COURSE1=/,
  /mktemp/,
  /key_of_mail/,
  /CONTRACT_AHEAD=/,
  /CONTRACT_REPORT=/,
  /\/restart/,
];

/** The findings so far with their lines, and whether these reproduce them. */
const tried: { finding: string; lines: string; isShown: boolean }[] = [];
/** The output of the lines with two valid servers, by the lines. */
const good = new Map<string, string[]>();

/** The stages of a defective server and two valid ones; the test calls them simultaneously. */
let stages: [Stage, Stage, Stage];
beforeAll(async () => {
  stages = await Promise.all([startStage(), startStage(), startStage()]);
});
afterAll(() => Promise.all(stages.map((stage) => stage.close())));

const right: Defect['over'] = (api) => (request) => api.fetch(request);

function backendOf(over: Defect['over']): Backend {
  const api = demoApi();
  const { expire } = toolsOf(api);
  return { send: over(api), api: () => api, ...(expire && { expire }) };
}

/** Reproduces the first finding of a backend with a new one, and runs its lines with valid ones. */
async function showAgain(name: string, [first]: readonly Finding[], makes: () => Backend, makesGood: () => Backend) {
  if (!first) return;
  const { check, call, field, curl = '' } = first;
  const [bad, ...others] = stages;
  const usual = good.get(curl);
  const [printed, ...texts] = await Promise.all([
    bad.again(makes(), curl),
    ...(usual ?? others.map((stage) => stage.again(makesGood(), curl))),
  ]);
  good.set(curl, texts);
  tried.push({ finding: `${name}: ${check}, ${call}, ${field}`, lines: curl, isShown: shows(printed, texts) });
}

describe('the lines of a finding alone', { timeout: 120_000 }, () => {
  it.each(chosen(defects))('show: $name', async ({ name, checks, over }) => {
    const findings = await stages[0].find(backendOf(over), checks);
    expect(findings).not.toEqual([]);
    await showAgain(
      name,
      findings,
      () => backendOf(over),
      () => backendOf(right),
    );
  });

  it.each(chosen(restartDefects))('show: $name', async ({ name, check, first, ...defect }) => {
    const makes = (one: typeof defect | undefined) => {
      const { send, restart, api } = restartable(one);
      return { send, restart, api };
    };
    const findings = await stages[0].find(makes(defect), first === undefined ? [check] : [first, check], ['restart']);
    expect(findings).not.toEqual([]);
    await showAgain(
      name,
      findings,
      () => makes(defect),
      () => makes(undefined),
    );
  });

  it('show at least 95 of 100 differences', () => {
    expect(kinds.filter((kind) => !tried.some(({ lines }) => kind.test(lines)))).toEqual([]);
    const missed = tried.filter(({ isShown }) => !isShown).map(({ finding }) => finding);
    expect(tried.length).toBeGreaterThan(100);
    expect(missed.length / tried.length, missed.join('\n')).toBeLessThan(0.05);
  });
});
