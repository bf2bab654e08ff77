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
  const search = referralSearch(index);
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
    expect(search(filters, order, descending)).toEqual(findReferrals(index, filters, order, descending));
  }
});

test('the same question has the same answer, and the rows need not be drawn anew', () => {
  const search = referralSearch(index);
  const before = search({ ...noFilters, name: 'an' }, null, false);
  search({ ...noFilters, name: 'ana' }, null, false);
  expect(search({ ...noFilters, name: 'an' }, null, false)).toBe(before);
});

test('a further letter is looked for among those that are left', () => {
  const looked: number[] = [];
  const watched = {
    ...index,
    names: new Proxy(index.names, { get: (names, key) => (looked.push(Number(key)), Reflect.get(names, key)) }),
  };
  const search = referralSearch(watched);
  const { rows } = search({ ...noFilters, name: 'an' }, null, false);
  looked.length = 0;
  search({ ...noFilters, name: 'ana' }, null, false);
  expect(looked).toEqual(rows);
});
