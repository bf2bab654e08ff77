import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { operationIds } from './contract.ts';
import { operationRule, ruleOf, rules } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Whether a document has the heading of a rule. */
function stands(rule: string): boolean {
  const [file = '', anchor = ''] = rule.split('#');
  const headings = [...readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)];
  const slugs = headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  return slugs.includes(anchor);
}

it('every check names a rule that stands in the documents', () => {
  expect(allChecks.length).toBeGreaterThan(300);
  expect(
    allChecks.map(({ id }) => `${id}: ${ruleOf(id)}`).filter((line) => !stands(line.split(': ')[1] ?? '')),
  ).toEqual([]);
});

it('every rule that checks of other rules meet stands in the documents', () => {
  expect(Object.values(rules).filter((rule) => !stands(rule))).toEqual([]);
});

it('every operation has a heading of its own', () => {
  expect(operationIds.map(operationRule).filter((rule) => !stands(rule))).toEqual([]);
});

it('a check without a rule is refused', () => {
  expect(() => ruleOf('flow.nothing')).toThrow('flow.nothing has no rule');
});

it('the longest start of an id counts', () => {
  expect(ruleOf('flow.course.delete')).toBe('docs/api-decisions.md#deletecourse');
  expect(ruleOf('shape.read.listFunds')).toBe('docs/api-decisions.md#listfunds');
});
