import { expect, test } from 'vitest';
import { inUse, queryOf, readView } from '../../shared/page/viewInAddress.ts';
import { filterParameters, noFilters, referralColumnIds, type ReferralsView, viewParameters } from './referralsView.ts';
import { randomOf } from './testNetwork.ts';

const opening: ReferralsView = { ...noFilters, sort: null, page: 1, shape: 'table', person: null };

test('the default view has an empty query', () => {
  expect(queryOf(viewParameters, opening)).toBe('');
  expect(readView(viewParameters)).toEqual(opening);
});

test('every part of a view has a parameter', () => {
  const view: ReferralsView = {
    name: 'Íris & filhos',
    email: 'a+b@c',
    status: 'Teste',
    depth: '2',
    level: 'Double Diamond',
    sponsorLevel: 'Nenhum',
    sort: { columnId: 'date', direction: 'descending' },
    page: 3,
    shape: 'tree',
    person: 1001,
  };
  expect(Object.fromEntries(new URLSearchParams(queryOf(viewParameters, view)))).toEqual({
    nome: 'Íris & filhos',
    email: 'a+b@c',
    status: 'Teste',
    profundidade: '2',
    nivel: 'Double Diamond',
    nivelIndicador: 'Nenhum',
    ordem: '-data',
    pagina: '3',
    ver: 'arvore',
    pessoa: '1001',
  });
});

test('any view can be read back from its query', () => {
  const random = randomOf(5);
  const values = ['', 'ana', 'É=&?#%', '日本'];
  const texts = [...values, ' x '];
  for (let round = 0; round < 300; round += 1) {
    const view: ReferralsView = {
      name: random.pick(texts),
      email: random.pick(texts),
      status: random.pick(values),
      depth: random.pick(['', '1', '12']),
      level: random.pick(values),
      sponsorLevel: random.pick(values),
      sort: random.pick([
        null,
        { columnId: random.pick(referralColumnIds), direction: random.pick(['ascending', 'descending'] as const) },
      ]),
      page: 1 + random.whole(500),
      shape: random.pick(['table', 'tree'] as const),
      person: random.pick([null, 7]),
    };
    expect(readView(viewParameters, new URLSearchParams(queryOf(viewParameters, view)))).toEqual(view);
  }
});

test('values have no blanks around them, but texts that people type do', () => {
  const params = new URLSearchParams('nivel=Gold+&status=%09Teste&profundidade=+02&pessoa=+7&pagina=3+&nome=+ana+');
  const read = { level: 'Gold', status: 'Teste', depth: '2', person: 7, page: 3, name: ' ana ' };
  expect(readView(viewParameters, params)).toEqual({ ...opening, ...read });
});

test('invalid values in an address are ignored', () => {
  const params = new URLSearchParams('ordem=-senha&pagina=-3&ver=mapa&pessoa=x&profundidade=2e9');
  expect(readView(viewParameters, params)).toEqual(opening);
  expect(readView(viewParameters, new URLSearchParams('profundidade=-3'))).toEqual(opening);
  expect(readView(viewParameters, new URLSearchParams('pagina=1.5&ordem=toString')).page).toBe(1);
});

test('filters in use are those with a value that can be seen', () => {
  const spaces: ReferralsView = { ...opening, name: ' \u200b', page: 3 };
  expect(inUse(filterParameters, spaces)).toBe(0);
  expect(inUse(filterParameters, { ...noFilters, name: 'ana', depth: '2' })).toBe(2);
});
