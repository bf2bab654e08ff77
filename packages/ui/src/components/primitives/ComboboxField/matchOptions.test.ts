import { describe, expect, it } from 'vitest';
import { exactOption, matchOptions, type ComboboxOption } from './matchOptions.ts';

const banks: ComboboxOption[] = [
  { value: 'Banco do Brasil', hint: '001' },
  { value: 'Itaú', hint: '341' },
  { value: 'Mercantil', hint: '389' },
  { value: 'Inter', hint: '077' },
  { value: 'Cantil' },
];

describe('matchOptions', () => {
  it.each([
    ['itau', ['Itaú']],
    ['ITAÚ', ['Itaú']],
    ['brasil banco', ['Banco do Brasil']],
    ['  brasil ', ['Banco do Brasil']],
    ['001', ['Banco do Brasil']],
    ['brasil 001', ['Banco do Brasil']],
    ['xyz', []],
    ['', banks.map(({ value }) => value)],
    ['   ', banks.map(({ value }) => value)],
  ])('%j finds %j', (typed, found) => {
    expect(matchOptions(banks, typed).map(({ value }) => value)).toEqual(found);
  });

  it('puts first what begins with the typed text', () => {
    expect(matchOptions(banks, 'canti').map(({ value }) => value)).toEqual(['Cantil', 'Mercantil']);
    expect(matchOptions(banks, '3').map(({ value }) => value)).toEqual(['Itaú', 'Mercantil']);
  });
});

describe('exactOption', () => {
  it.each([
    ['inter', 'Inter'],
    [' banco do brasil ', 'Banco do Brasil'],
    ['077', 'Inter'],
    ['ITAU', 'Itaú'],
    ['inte', undefined],
    ['77', undefined],
    ['', undefined],
  ])('%j is %j', (typed, value) => {
    expect(exactOption(banks, typed)?.value).toBe(value);
  });

  it('does not choose between two of the same name', () => {
    expect(exactOption([...banks, { value: 'INTER', hint: '078' }], 'inter')).toBeNull();
  });

  it('takes a value before a hint', () => {
    const named = { value: '077' };
    expect(exactOption([...banks, named], '077')).toBe(named);
  });
});
