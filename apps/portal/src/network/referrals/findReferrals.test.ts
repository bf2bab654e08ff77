import { fold } from '@raiz/ui/format';
import { describe, expect, test } from 'vitest';
import { findReferrals } from './findReferrals.ts';
import { levelRank } from './levelRank.ts';
import { orderBy } from './orderBy.ts';
import { indexPeople, type Referral } from './referralIndex.ts';
import { noFilters, referralColumnIds } from './referralsView.ts';
import { atOnce } from './slices.ts';
import { randomOf, testNetwork } from './testNetwork.ts';

const people = testNetwork(400);
const index = atOnce(indexPeople(people));

describe('filters', () => {
  test('accents and case do not count', () => {
    const found = findReferrals(index, { ...noFilters, name: ' irIS ' }, null, false).people;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => name.startsWith('Íris'))).toBe(true);
    expect(findReferrals(index, { ...noFilters, email: 'PESSOA17@' }, null, false).people).toHaveLength(1);
  });

  test('alone and together they leave what a plain look leaves', () => {
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
        fold(one.name).includes(fold(filters.name)) &&
        one.email.includes(filters.email) &&
        (filters.status === '' || one.assinatura_status === filters.status) &&
        (filters.depth === '' || String(one.profundidade) === filters.depth) &&
        (filters.level === '' || one.nivel === filters.level) &&
        (filters.sponsorLevel === '' || one.indicador_nivel === filters.sponsorLevel);
      const found = findReferrals(index, filters, null, false);
      expect(found.people).toEqual(people.filter(fits));
      const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
      expect([sum(found.byStatus), sum(found.byDepth)]).toEqual([found.people.length, found.people.length]);
    }
  });
});

describe('orders', () => {
  test('by every column, both ways, nobody is lost', () => {
    for (const column of referralColumnIds) {
      const order = atOnce(orderBy(index, column));
      for (const descending of [false, true]) {
        const found = findReferrals(index, noFilters, order, descending).people;
        expect(new Set(found).size, column).toBe(people.length);
      }
    }
  });

  test('levels go by rank, and one we have not heard of comes after all', () => {
    const levels = ['Gold', 'Nenhum', 'Platinum', null, 'Double Diamond', 'Bronze'];
    const some = testNetwork(6).map((person, at) => ({ ...person, nivel: levels[at] ?? null }));
    const own = atOnce(indexPeople(some));
    const order = atOnce(orderBy(own, 'level'));
    const shown = (descending: boolean) => findReferrals(own, noFilters, order, descending).people.map((p) => p.nivel);
    expect(shown(false)).toEqual(['Nenhum', 'Bronze', 'Gold', 'Double Diamond', 'Platinum', null]);
    expect(shown(true)).toEqual(['Platinum', 'Double Diamond', 'Gold', 'Bronze', 'Nenhum', null]);
    expect(levelRank('imperial diamond ')).toBe(8);
  });

  test('numbers in texts are numbers', () => {
    const order = atOnce(orderBy(index, 'email'));
    const found = findReferrals(index, noFilters, order, false).people;
    expect(found.slice(0, 3).map(({ email }) => email)).toEqual(
      [1, 2, 3].map((number) => `pessoa${number}@exemplo.com.br`),
    );
  });

  test('an order stays with the filters', () => {
    const order = atOnce(orderBy(index, 'name'));
    const found = findReferrals(index, { ...noFilters, status: 'Teste' }, order, true).people.map(({ name }) => name);
    expect(found).toEqual(found.toSorted((a, b) => (fold(a) < fold(b) ? 1 : fold(a) > fold(b) ? -1 : 0)));
  });

  test('equals keep their order both ways, and whoever has no value comes last', () => {
    const names = ['Caio', '', 'Ana', 'Caio', ' ', 'Ana', 'Bia'];
    const dates = ['2026-02-01', '', '2026-01-01', '2026-02-01', 'ontem', '2026-01-01', '2026-01-05'];
    const some = testNetwork(7).map((one, at) => ({ ...one, name: names[at] ?? '', referral_date: dates[at] ?? '' }));
    const own = atOnce(indexPeople(some));
    for (const column of ['name', 'date'] as const) {
      const order = atOnce(orderBy(own, column));
      const places = (descending: boolean) =>
        findReferrals(own, noFilters, order, descending).people.map(({ id }) => id - 1001);
      expect(places(false), column).toEqual([2, 5, 6, 0, 3, 1, 4]);
      expect(places(true), column).toEqual([0, 3, 6, 2, 5, 1, 4]);
    }
  });
});
