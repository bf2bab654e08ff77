import { expect, it } from 'vitest';
import { anchorOf, changesText, ruleChanges, rulesIn } from './rules.mjs';

const old = `# Decisions

Each heading is a rule.

### Paid months

A payment adds one month. Paid days are
never lost: the month is added at the end.

### Vouchers

- A voucher works once.
- It may have a last day.

| Fact  | Decides |
| ----- | ------- |
| Level | one     |

## Gone

It was here.
`;

function changes(...edits: [string, string][]) {
  const next = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no "${from}".`);
    return text.replace(from, to);
  }, old);
  return ruleChanges(rulesIn(old), rulesIn(next));
}

it('a document in other lines, and a table of another width, has the same rules', () => {
  expect(
    changes(['Paid days are\nnever lost', 'Paid days\nare never lost'], ['| ----- | ------- |', '| --- | --- |']),
  ).toEqual([]);
});

it('each rule is rated by its heading, with the sentences that are gone and new', () => {
  const found = changes(
    ['one month', 'a month'],
    ['- It may have a last day.', '- It may have a last day.\n- Case does not matter.'],
    ['| Level | one     |', '| Level | two     |'],
    ['## Gone\n\nIt was here.', '## Come\n\nIt is here.'],
  );
  expect(changesText(found)).toBe(`Rules of api-decisions.md: 1 added, 2 changed, 1 removed
  minor  changed  #paid-months
    - A payment adds one month.
    + A payment adds a month.
  minor  changed  #vouchers
    - Level | one |
    + Case does not matter.
    + Level | two |
  minor  added  #come
    + It is here.
  minor  removed  #gone
    - It was here.`);
});

it('a sentence that only moves changes its rule, too', () => {
  expect(
    changes([
      '- A voucher works once.\n- It may have a last day.',
      '- It may have a last day.\n- A voucher works once.',
    ]),
  ).toEqual([{ heading: 'Vouchers', kind: 'changed', gone: [], fresh: [] }]);
});

it('an anchor is that of GitHub', () => {
  expect(anchorOf('E-mail addresses and passwords')).toBe('e-mail-addresses-and-passwords');
});
