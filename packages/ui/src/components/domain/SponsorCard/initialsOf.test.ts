import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Mariana Alves de Souza', 'MS'],
  ['íris', 'Í'],
  ['João', 'J'],
  ['  ', ''],
  ['🌱', ''],
])('%j gives %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
