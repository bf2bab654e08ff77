import { describe, expect, it } from 'vitest';
import type { LeftOut } from '../checks/all.ts';
import type { Check, Level } from '../core/check.ts';
import { type Finding, helpOf } from '../core/finding.ts';
import type { Outcome } from '../core/run.ts';
import { htmlText } from './html.ts';
import { escaped, junitText } from './junit.ts';
import { markdownText } from './markdown.ts';
import { type Report, skippedOutcomes } from './summary.ts';
import { outcomeText } from './terminal.ts';

function outcome(id: string, level: Level, findings: Partial<Finding>[] = [], milliseconds = 500): Outcome {
  const check: Check = { id, title: id, level, effect: 'read', run: () => Promise.resolve() };
  const rule = 'docs/api-decisions.md#listfunds';
  const finding = {
    check: id,
    rule,
    call: 'GET /fundos as member',
    field: '$.a',
    expected: 'number',
    got: '"1"',
    before: [],
    more: [],
  };
  return {
    check,
    findings: findings.map((one) => ({ ...finding, ...one })),
    notes: [],
    made: [],
    skipped: null,
    milliseconds,
  };
}

function report(made: Outcome[], aborted: string | null = null): Report {
  const leftOut = ['c.one', 'c.two', 'd.one'].map((id): LeftOut => ({
    check: outcome(id, 'flow').check,
    reasons: ['change'],
  }));
  return {
    run: { outcomes: [...made, ...skippedOutcomes(leftOut)], aborted, failures: [] },
    base: 'http://localhost/api',
    version: '1.0.0',
    level: 'flow',
    leftOut,
    complete: false,
    requests: 3,
    secondTries: 0,
    seconds: 2,
    moment: '2026-11-21T12:00:00.000Z',
  };
}

describe('a run in Markdown', () => {
  it('has the verdict and the time of each level', () => {
    const text = markdownText(report([outcome('a', 'shape'), outcome('b', 'shape'), outcome('c', 'flow')]));
    expect(text).toBe(`## Contract: no differences

<code>http://localhost/api</code> against version 1.0.0 of the contract, 3 requests in 2.0 s.

| Level | Checks | Passed | With differences | Skipped | Time |
| --- | --- | --- | --- | --- | --- |
| shape | 2 | 2 | 0 | 0 | 1.0 s |
| flow | 4 | 1 | 0 | 3 | 0.5 s |

3 checks skipped, add --destructive (the accounts are changed permanently): c.*, d.one
`);
  });

  it('keeps what a backend says inside its cell', () => {
    const got = '"| <b>\n`@team` |"';
    const text = markdownText(report([outcome('a', 'shape', [{ got }])]));
    expect(text).toContain(
      '| <code>&quot;&#124; &lt;b&gt; `@team` &#124;&quot;</code> | <code>a</code> | <code>docs/api-decisions.md#listfunds</code> |',
    );
  });

  it('counts the differences for which a comment has no room', () => {
    const many = Array.from({ length: 75 }, (_, index) => ({ field: `$.${'a'.repeat(index + 1)}` }));
    const text = markdownText(report([outcome('a', 'shape', many)]));
    expect(text).toContain('## Contract: 75 differences');
    expect(text).toContain('\nAnd 15 more: see the HTML report.\n');
    expect(text.match(/^\| <code>/gm)).toHaveLength(60);
  });

  it('tells one cause in one row, with the calls and checks that met it', () => {
    const found = ['shape', 'flow', 'mail', 'pay'].map((id, index) =>
      outcome(id, 'flow', [
        { call: `GET /lessons/${index} as member`, field: 'header Cache-Control', expected: 'no-store', got: 'none' },
        { call: `POST /courses as admin`, field: 'status', expected: '201', got: `500 "falha ${index % 2}"` },
      ]),
    );
    const text = markdownText(report([...found, outcome('z', 'flow', [{ field: 'header Cache-Control' }])]));
    const rows = text.split('\n').filter((line) => line.startsWith('| <code>'));
    expect(rows.map((line) => line.replaceAll(/<\/?code>|&quot;/g, ''))).toEqual([
      expect.stringContaining(
        'GET /lessons/0 as member, GET /lessons/1 as member, GET /lessons/2 as member and 1 more',
      ),
      expect.stringContaining('| 201 | 500 falha 0 | shape, mail |'),
      expect.stringContaining('| 201 | 500 falha 1 | flow, pay |'),
      expect.stringContaining('| GET /fundos as member | header Cache-Control | number |'),
    ]);
    expect(text).toContain('| <code>shape, flow, mail and 1 more</code> |');
    expect(text).toContain('## Contract: 9 differences\n');
  });

  it('says why it ended early', () => {
    const text = markdownText(report([outcome('a', 'shape')], 'The run ended early.'));
    expect(text).toContain('## Contract: not complete, 3 checks not made\n\n**The run ended early.**');
  });
});

it('a run in JUnit XML has a suite for each level, and one for an early end', () => {
  const xml = junitText(report([outcome('a', 'shape'), outcome('b', 'flow', [{}])], 'It is gone.'));
  expect(xml).toContain('<testsuites name="http://localhost/api" tests="6" failures="1" errors="1" skipped="3"');
  expect(xml.match(/<testsuite name="[^"]+" tests="\d" failures="\d" errors="\d"/g)).toEqual([
    '<testsuite name="contract.shape" tests="1" failures="0" errors="0"',
    '<testsuite name="contract.flow" tests="4" failures="1" errors="0"',
    '<testsuite name="contract" tests="1" failures="0" errors="1"',
  ]);
  expect(xml).toContain('<failure message="1 difference from the contract">');
});

it('every report tells the same of a difference', () => {
  const more = Array.from({ length: 7 }, (_, index) => `GET /fundos as member, $.b${index + 1}`);
  const before = ['POST /admin/courses as admin 201', 'the command of --clock'];
  const sentence = 'GET /fundos: a should be a number';
  const found = outcome('a.b', 'shape', [{ more, before, sentence, curl: `curl -i -X GET 'http://localhost'` }]);
  const help = helpOf(found.findings[0] ?? expect.fail());
  expect(help).toEqual([
    ['The portal logs', sentence],
    ['Rule', 'docs/api-decisions.md#listfunds'],
    ['7 more places', `${more.slice(0, 5).join('; ')} and 2 more`],
    ['Before', 'POST /admin/courses as admin 201, the command of --clock'],
    ['Call', `curl -i -X GET 'http://localhost'`],
    ['Again', 'the same command with --only a.b'],
  ]);
  const whole = report([found]);
  for (const [name, text] of help) {
    expect(outcomeText(found)).toContain(`      ${name}: ${text}\n`);
    expect(junitText(whole)).toContain(escaped(`${name}: ${text}`));
    expect(htmlText(whole)).toContain(`<dt>${name}</dt><dd><code>${escaped(text)}</code></dd>`);
    expect(markdownText(whole)).toContain(`${name}: <code>${escaped(text)}</code><br>`);
  }
});
