import { expect, test } from 'vitest';
import { findReferrals } from './findReferrals.ts';
import { orderBy } from './orderBy.ts';
import { indexPeople } from './referralIndex.ts';
import { referralSearch } from './referralSearch.ts';
import { noFilters } from './referralsView.ts';
import { atOnce } from './slices.ts';
import { randomOf, testNetwork } from './testNetwork.ts';

const index = atOnce(indexPeople(testNetwork(300)));
const byName = atOnce(orderBy(index, 'name'));

test('after whatever came before it finds what a look at everybody finds', () => {
  const random = randomOf(4);
  const { find } = referralSearch(index);
  for (let round = 0; round < 600; round += 1) {
    const filters = {
      name: random.pick(['', 'a', 'an', 'ana', 'ana s', 'ão', 'Ã', ' souza']),
      email: random.pick(['', 'p', 'pessoa1', '@exemplo']),
      status: random.pick(['', '', 'Ativa', 'Teste']),
      depth: random.pick(['', '', '1', '10']),
      level: random.pick(['', '', 'Gold']),
      sponsorLevel: random.pick(['', '', 'Gold']),
    };
    const order = random.pick([null, byName]);
    const descending = random.pick([true, false]);
    expect(find(filters, order, descending)).toEqual(findReferrals(index, filters, order, descending));
  }
});

test('the same question has the same answer, and the rows need not be drawn anew', () => {
  const { find } = referralSearch(index);
  const before = find({ ...noFilters, name: 'an' }, null, false);
  find({ ...noFilters, name: 'ana' }, null, false);
  expect(find({ ...noFilters, name: 'an' }, null, false)).toBe(before);
});

test('a further letter is looked for among those that are left', () => {
  const looked: number[] = [];
  const watched = {
    ...index,
    names: new Proxy(index.names, { get: (names, key) => (looked.push(Number(key)), Reflect.get(names, key)) }),
  };
  const { find } = referralSearch(watched);
  const { rows } = find({ ...noFilters, name: 'an' }, null, false);
  looked.length = 0;
  find({ ...noFilters, name: 'ana' }, null, false);
  expect(looked).toEqual(rows);
});

test('it tells beforehand how many people it would have to look at', () => {
  const { find, effort } = referralSearch(index);
  expect(effort({ ...noFilters, name: 'an' }, null, false)).toBe(300);
  const { rows } = find({ ...noFilters, name: 'an' }, null, false);
  expect(effort({ ...noFilters, name: 'an' }, null, false)).toBe(0);
  expect(effort({ ...noFilters, name: 'ana' }, null, false)).toBe(rows.length);
  expect(effort({ ...noFilters, name: 'an' }, byName, false)).toBe(300);
});
