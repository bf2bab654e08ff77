import { expect, test } from 'vitest';
import { takenOf } from './takenOf.ts';

const names = (storyId: string, isFirst: boolean) => takenOf(storyId, isFirst).map(([name]) => name);

test('components are compared in light, screens also in dark on a phone', () => {
  expect(names('componentes-button--default', true)).toEqual(['light 1280']);
  expect(names('padrões-formulários--default', true)).toEqual(['light 1280']);
  expect(names('telas-conta-login--default', true)).toEqual(['light 1280', 'dark 375']);
});

test('other stories and documents are left to Chromatic', () => {
  expect(names('componentes-button--busy', false)).toEqual([]);
  expect(names('fundamentos-cores--default', true)).toEqual([]);
});
