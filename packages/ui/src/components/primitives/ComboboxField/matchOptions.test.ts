import { describe, expect, it } from 'vitest';
import { exactOption, matchOptions, type ComboboxOption } from './matchOptions.ts';

const banks: ComboboxOption[] = [
  { value: 'bb', label: 'Banco do Brasil', hint: '001' },
  { value: 'itau', label: 'Itaú', hint: '341' },
  { value: 'mercantil', label: 'Mercantil', hint: '389' },
  { value: 'inter', label: 'Inter', hint: '077' },
  { value: 'cantil', label: 'Cantil' },
];

describe('matchOptions', () => {
  it.each([
    ['itau', ['itau']],
    ['ITAÚ', ['itau']],
    ['brasil banco', ['bb']],
    ['  brasil ', ['bb']],
    ['001', ['bb']],
    ['brasil 001', ['bb']],
    ['xyz', []],
    ['', ['bb', 'itau', 'mercantil', 'inter', 'cantil']],
    ['   ', ['bb', 'itau', 'mercantil', 'inter', 'cantil']],
  ])('%j finds %j', (typed, found) => {
    expect(matchOptions(banks, typed).map(({ value }) => value)).toEqual(found);
  });

  it('puts first what begins with the typed text', () => {
    expect(matchOptions(banks, 'canti').map(({ value }) => value)).toEqual(['cantil', 'mercantil']);
    expect(matchOptions(banks, '3').map(({ value }) => value)).toEqual(['itau', 'mercantil']);
  });
});

describe('exactOption', () => {
  it.each([
    ['inter', 'inter'],
    [' Banco do Brasil ', 'bb'],
    ['077', 'inter'],
    ['ITAU', 'itau'],
    ['inte', undefined],
    ['77', undefined],
    ['', undefined],
  ])('%j is %j', (typed, value) => {
    expect(exactOption(banks, typed)?.value).toBe(value);
  });

  it('does not choose between two of the same name', () => {
    expect(exactOption([...banks, { value: 'inter2', label: 'INTER', hint: '078' }], 'inter')).toBeNull();
  });

  it('takes a label before a hint', () => {
    expect(exactOption([...banks, { value: 'named', label: '077' }], '077')?.value).toBe('named');
  });
});
