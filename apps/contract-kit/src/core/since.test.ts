import { expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import type { Outcome } from './run.ts';
import { isLater, newsSince, sinceOf, withNews } from './since.ts';

function outcome(id: string, rule: string): Outcome {
  const check = allChecks.find((one) => one.id === id);
  if (!check) throw new Error(`There is no check ${id}.`);
  const finding = { check: id, rule, call: 'GET /x', field: 'status', expected: '200', got: '500' };
  return { check, findings: [finding], notes: [], made: [], skipped: null, milliseconds: 1 };
}

it.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
  ['next', '9.9.9', true],
])('version %s is later than %s: %s', (version, than, expected) => {
  expect(isLater(version, than)).toBe(expected);
});

it('checks that no version has yet come with the next one', () => {
  expect(sinceOf('flow.bank.create')).toBe('1.0.0');
  expect(sinceOf('flow.voucher.with-plan')).toBe('1.0.1');
  expect(sinceOf('flow.not-released')).toBe('next');
});

it('checks and rules are new since an older version', () => {
  const { checks, rules } = newsSince('1.0.0', allChecks);
  const ids = checks.map(({ id }) => id);
  expect(ids).toContain('flow.voucher.with-plan');
  expect(ids).not.toContain('flow.bank.create');
  expect(rules).toContain('paid-months');
});

it('a difference says that its check or its rule is new', () => {
  const newsOf = (id: string, rule: string, than: string | null) => withNews(outcome(id, rule), than).findings[0]?.news;
  const months = 'docs/api-decisions.md#paid-months';
  expect(newsOf('flow.voucher.with-plan', months, '1.0.0')).toBe('the check came with version 1.0.1');
  expect(newsOf('flow.bank.create', months, '1.0.0')).toMatch(/^the rule came or changed with version \d/);
  expect(newsOf('flow.bank.create', 'docs/specification.md#premium-access', '1.0.0')).toBeUndefined();
  expect(newsOf('flow.voucher.with-plan', months, '999.0.0')).toBeUndefined();
  expect(newsOf('flow.voucher.with-plan', months, null)).toBeUndefined();
});
