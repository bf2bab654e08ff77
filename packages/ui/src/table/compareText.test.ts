import { expect, test } from 'vitest';
import { compareText } from './compareText.ts';

test('accents and case do not count, and numbers are numbers', () => {
  expect(['Zeca', 'ícaro', 'Aula 10', 'Íris', 'aula 9', 'Ágata'].sort(compareText)).toEqual([
    'Ágata',
    'aula 9',
    'Aula 10',
    'ícaro',
    'Íris',
    'Zeca',
  ]);
  expect(compareText('ÍRIS', 'iris')).toBe(0);
});
