import { expect, it } from 'vitest';
import { noteIds } from './noteIds.ts';

it('names nothing where there is nothing', () => {
  expect(noteIds('cpf', {})).toEqual({ hint: undefined, warning: undefined, error: undefined, all: undefined });
  expect(noteIds('cpf', { warning: null, error: null }).all).toBeUndefined();
  expect(noteIds('cpf', { warning: '', error: '' }).all).toBeUndefined();
});

it('names hint, then warning', () => {
  expect(noteIds('cpf', { hint: 'Do titular.', warning: 'Confira.' }).all).toBe('cpf-hint cpf-warning');
});

it('names the error in the place of the warning', () => {
  expect(noteIds('cpf', { hint: 'Do titular.', warning: 'Confira.', error: 'Informe.' }).all).toBe(
    'cpf-hint cpf-error',
  );
});
