import { normalizeForSearch } from '@raiz/ui/format';
import { describe, expect, test } from 'vitest';
import { levelRank } from '../shared/levels.ts';
import { findReferrals, indexPeople, type Referral, sortReferrals } from './findReferrals.ts';
import { findPeople } from './referralTree.ts';
import { noFilters, referralColumnIds } from './referralsView.ts';
import { randomOf, testNetwork } from './testNetwork.ts';

const people = testNetwork(400);
const index = indexPeople(people);

describe('filters', () => {
  test('ignore accents and case', () => {
    const found = findReferrals(index, { ...noFilters, name: ' irIS ' }, null).people;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => name?.startsWith('Íris'))).toBe(true);
    expect(findReferrals(index, { ...noFilters, email: 'PESSOA17@' }, null).people).toHaveLength(1);
  });

  test.each([
    ['Bruna  Lima Prado', 'bruna lima'],
    ['Bruna Maria de Lima', 'Lima  Bruna'],
    ['Bruna\u00a0Lima', 'Bruna Lima'],
    ['Téo Sant’Anna', "sant'anna"],
    ["Téo D'Ângelo", 'd’angelo teo'],
  ])('find %j by %j, in the table and in the tree', (name, search) => {
    const [model] = people;
    if (model === undefined) throw new Error('the network is empty');
    const few = indexPeople([
      { ...model, name },
      { ...model, name: 'Caio Reis' },
    ]);
    expect(findReferrals(few, { ...noFilters, name: search }, null).people.map((one) => one.name)).toEqual([name]);
    expect(findPeople(few, search)).toEqual([0]);
  });

  test('find the same people as a plain filter, alone and together', () => {
    const random = randomOf(9);
    for (let round = 0; round < 200; round += 1) {
      const filters = {
        name: random.pick(['', 'a', 'ão', 'SOUZA', 'xyz']),
        email: random.pick(['', '1', '@exemplo']),
        status: random.pick(['', 'Teste', 'Ativa']),
        depth: random.pick(['', '1', '2', '99']),
        level: random.pick(['', 'Gold', 'Nenhum']),
        sponsorLevel: random.pick(['', 'Gold', 'Bronze']),
      };
      const fits = (one: Referral) =>
        normalizeForSearch(one.name ?? '').includes(normalizeForSearch(filters.name)) &&
        one.email?.includes(filters.email) === true &&
        (filters.status === '' || one.assinatura_status === filters.status) &&
        (filters.depth === '' || String(one.profundidade) === filters.depth) &&
        (filters.level === '' || one.nivel === filters.level) &&
        (filters.sponsorLevel === '' || one.indicador_nivel === filters.sponsorLevel);
      const found = findReferrals(index, filters, null);
      expect(found.people).toEqual(people.filter(fits));
      const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
      const without = (changes: Partial<typeof filters>) =>
        findReferrals(index, { ...filters, ...changes }, null).people.length;
      expect(sum(found.byStatus)).toBe(without({ status: '' }));
      expect(sum(found.byDepth)).toBe(without({ depth: '' }));
      expect(sum(found.byLevel)).toBe(without({ level: '' }));
      expect(sum(found.bySponsorLevel)).toBe(without({ sponsorLevel: '' }));
      expect(found.total).toBe(without({ status: '', depth: '' }));
    }
  });
});

test('values with blanks around them are the same as without', () => {
  const odd = { assinatura_status: ' Ativa', nivel: 'Gold ', indicador_nivel: '\tGold' };
  const some = indexPeople(testNetwork(1).map((person) => ({ ...person, ...odd })));
  const filters = { ...noFilters, status: 'Ativa', level: 'Gold', sponsorLevel: 'Gold' };
  expect(findReferrals(some, filters, null)).toMatchObject({
    people: { length: 1 },
    byStatus: new Map([['Ativa', 1]]),
  });
  expect([...some.levels]).toEqual(['Gold']);
});

describe('missing values', () => {
  const [first, second] = testNetwork(2);
  const unknown = second && {
    ...second,
    id: null,
    name: null,
    email: null,
    profundidade: null,
    assinatura_status: null,
    nivel: null,
  };

  test('leave out null rows, and find a person without values only without filters', () => {
    const own = indexPeople([first ?? null, null, unknown ?? null]);
    const found = findReferrals(own, noFilters, null);
    expect(found.people).toEqual([first, unknown]);
    expect([...found.byDepth, ...found.byStatus]).toEqual([
      [1, 1],
      [first?.assinatura_status, 1],
    ]);
    for (const column of ['name', 'email', 'depth', 'status', 'level'] as const)
      expect(sortReferrals(own, column, true), column).toEqual([0, 1]);
  });

  test('do not copy the whole network', () => {
    expect(indexPeople(people).people).toBe(people);
  });
});

describe('orders', () => {
  test('keep all people, by every column in both directions', () => {
    for (const column of referralColumnIds) {
      for (const descending of [false, true]) {
        expect(new Set(sortReferrals(index, column, descending)).size, column).toBe(people.length);
      }
    }
  });

  test('sort levels by rank, and unknown ones last', () => {
    const levels = ['Gold', 'Nenhum', 'Platinum', null, 'Double Diamond', 'Bronze'];
    const some = testNetwork(6).map((person, at) => ({ ...person, nivel: levels[at] ?? null }));
    const own = indexPeople(some);
    const shown = (descending: boolean) => sortReferrals(own, 'level', descending).map((row) => some[row]?.nivel);
    expect(shown(false)).toEqual(['Nenhum', 'Bronze', 'Gold', 'Double Diamond', 'Platinum', null]);
    expect(shown(true)).toEqual(['Platinum', 'Double Diamond', 'Gold', 'Bronze', 'Nenhum', null]);
    expect(levelRank('imperial diamond ')).toBe(8);
  });

  test('compare numbers in texts as numbers', () => {
    const found = findReferrals(index, noFilters, sortReferrals(index, 'email', false)).people;
    expect(found.slice(0, 3).map(({ email }) => email)).toEqual(
      [1, 2, 3].map((number) => `pessoa${number}@exemplo.com.br`),
    );
  });

  test('apply to filtered people', () => {
    const order = sortReferrals(index, 'name', true);
    const found = findReferrals(index, { ...noFilters, status: 'Teste' }, order).people.map(({ name }) => name ?? '');
    expect(found).toEqual(
      found.toSorted((a, b) =>
        normalizeForSearch(a) < normalizeForSearch(b) ? 1 : normalizeForSearch(a) > normalizeForSearch(b) ? -1 : 0,
      ),
    );
  });

  test('compare moments, not texts: an offset counts, and a day that does not exist comes last', () => {
    const dates = ['2026-11-04T01:00:00Z', '2026-11-03T23:30:00-03:00', '2026-02-31', '2026-11-03T22:30:00'];
    const some = testNetwork(4).map((one, at) => ({ ...one, referral_date: dates[at] ?? '' }));
    expect(sortReferrals(indexPeople(some), 'date', true)).toEqual([1, 3, 0, 2]);
  });

  test('keep the order of equal values, and put missing values last', () => {
    const names = ['Caio', '', 'Ana', 'Caio', ' ', 'Ana', 'Bia'];
    const dates = ['2026-02-01', '', '2026-01-01', '2026-02-01', 'ontem', '2026-01-01', '2026-01-05'];
    const some = testNetwork(7).map((one, at) => ({ ...one, name: names[at] ?? '', referral_date: dates[at] ?? '' }));
    const own = indexPeople(some);
    for (const column of ['name', 'date'] as const) {
      expect(sortReferrals(own, column, false), column).toEqual([2, 5, 6, 0, 3, 1, 4]);
      expect(sortReferrals(own, column, true), column).toEqual([0, 3, 6, 2, 5, 1, 4]);
    }
  });
});
