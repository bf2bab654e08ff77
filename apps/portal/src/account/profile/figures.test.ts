import { buildDirectReferral, buildEarning, buildNextLevel, buildQualification } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { earningsFigure, levelFigure, referralsFigure } from './figures.ts';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

function earning(amount: number | null) {
  return buildEarning({ amount });
}

function qualification(nivel_atual: string | null, active: readonly boolean[] = []) {
  const indicados = [...active.map((ativo) => buildDirectReferral({ ativo })), null];
  return buildQualification({ nivel_atual, indicados });
}

describe('earningsFigure', () => {
  const november = { year: 2026, month: 11 };

  function months(...totals: [mes: number, ano: number, total: number][]) {
    return { totaisPorTipo: [], totaisPorMes: totals.map(([mes, ano, total]) => ({ mes, ano, total })) };
  }

  it('shows the server’s total of the month', () => {
    const totals = months([11, 2026, 12.5], [11, 2025, 99]);
    const { label, value, hint } = earningsFigure({ ganhos: [earning(1), null], ...totals }, november);
    expect([label, plain(value), hint]).toEqual(['em novembro', 'R$ 12,50', 'até hoje · 1 bônus']);
  });

  it.each([
    [900, 30, 'até hoje · em outubro, R$ 900,00'],
    [100, 6422, 'até hoje · em outubro, R$ 100,00'],
    [1000, 1, 'até hoje · em outubro, R$ 1.000,00'],
    [200, 0, 'até hoje · em outubro, R$ 200,00'],
    [0, 200, 'nenhum ganho'],
  ])('shows %d of the month before beside %d of the open one', (before, now, hint) => {
    const totals = months([10, 2026, before], [11, 2026, now]);
    expect(plain(earningsFigure({ ganhos: [], ...totals }, november).hint)).toBe(hint);
  });

  it('shows December beside January', () => {
    const totals = months([12, 2026, 100], [1, 2027, 150]);
    const { hint } = earningsFigure({ ganhos: [], ...totals }, { year: 2027, month: 1 });
    expect(plain(hint)).toBe('até hoje · em dezembro, R$ 100,00');
  });

  it('adds up the rows of the month without totals, and says when an amount is unknown', () => {
    const other = { ...earning(50), earning_date: '2026-09-03' };
    const answer = { ganhos: [earning(3), other], totaisPorTipo: [], totaisPorMes: [] };
    expect(plain(earningsFigure(answer, november).value)).toBe('R$ 3,00');
    const incomplete = { ...answer, ganhos: [earning(null), earning(3)] };
    expect(earningsFigure(incomplete, november)).toMatchObject({ hint: 'valor incompleto' });
  });

  it.each([
    ['2026-11-30', 'valor incompleto'],
    ['2026-10-31', 'até hoje · 1 bônus'],
    ['2026-09-15', 'até hoje · em outubro, R$ 50,00'],
    ['2025-11-03', 'até hoje · em outubro, R$ 50,00'],
    ['2026-12-01', 'até hoje · em outubro, R$ 50,00'],
    ['', 'até hoje · em outubro, R$ 50,00'],
  ])('an unknown amount of %j', (earning_date, hint) => {
    const ganhos = [earning(3), { ...earning(50), earning_date: '2026-10-03' }, { ...earning(null), earning_date }];
    const figure = earningsFigure({ ganhos, totaisPorTipo: [], totaisPorMes: [] }, november);
    expect(plain(figure.hint)).toBe(hint);
  });

  it.each([
    [11, 2026, 'valor incompleto'],
    [10, 2026, 'até hoje · 1 bônus'],
    [9, 2026, 'até hoje · em outubro, R$ 50,00'],
    [11, 2025, 'até hoje · em outubro, R$ 50,00'],
  ])('an unknown total of %d/%d', (mes, ano, hint) => {
    const totals = months([11, 2026, 3], [10, 2026, 50]);
    const totaisPorMes = [...totals.totaisPorMes, { mes, ano, total: null }];
    const figure = earningsFigure({ ganhos: [earning(3)], ...totals, totaisPorMes }, november);
    expect(plain(figure.hint)).toBe(hint);
  });

  it('takes a month’s amount from the server where a row lacks it', () => {
    const ganhos = [earning(3), earning(null)];
    expect(earningsFigure({ ganhos, ...months([11, 2026, 9]) }, november).hint).toBe('até hoje · 2 bônus');
  });
});

describe('referralsFigure', () => {
  it.each([
    [[true, false, true], '2', 'de 3 diretos'],
    [[false], '0', 'de 1 direto'],
    [[], '0', 'Nenhum direto'],
  ])('%j', (active, value, hint) => {
    expect(referralsFigure(qualification('Bronze', active))).toMatchObject({ value, hint });
  });
});

it.each([
  ['Nenhum', 'Próximo nível', 'Bronze'],
  ['Gold', 'Próximo nível', 'Diamond'],
  ['Imperial Diamond', 'Seu nível', 'Imperial Diamond'],
  ['Platinum', 'Próximo nível', null],
  [null, 'Próximo nível', null],
])('the level after %j', (level, label, value) => {
  expect(levelFigure(qualification(level))).toMatchObject({ label, value });
});

it.each([
  ['Faltam 2 indicados diretos Gold para o nível Diamond.', 'Faltam 2 indicados Gold', 'Faltam 2 indicados Gold'],
  ['Faltam 2 indicados diretos Gold para o nível Diamond.', null, 'Veja o que falta'],
  ['Indique mais uma pessoa.', null, 'Indique mais uma pessoa.'],
  ['Indique mais uma pessoa.', 'x'.repeat(41), 'Veja o que falta'],
  ['x'.repeat(41), null, 'Veja o que falta'],
  [null, null, 'Veja o que falta'],
])('what is missing: %j, in short %j', (descricao, resumo, hint) => {
  const progress = buildNextLevel({ descricao, resumo });
  expect(levelFigure({ ...qualification('Gold'), progresso_proximo: progress })).toMatchObject({ hint });
});

it.each([
  [null, null, 'Indisponível agora'],
  [null, 'Indique mais uma pessoa.', 'Indique mais uma pessoa.'],
  ['Platinum', 'Indique mais uma pessoa.', 'Indique mais uma pessoa.'],
])('at the unknown level %j, with %j missing', (level, descricao, hint) => {
  const progress = descricao === null ? null : buildNextLevel({ descricao });
  expect(levelFigure({ ...qualification(level), progresso_proximo: progress })).toMatchObject({ value: null, hint });
});
