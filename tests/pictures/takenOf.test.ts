import { expect, test } from 'vitest';
import { takenOf } from './takenOf.ts';

test('components are compared in light at a desk, screens in dark on a phone', () => {
  expect(takenOf('componentes-button--default', true)?.mode).toEqual({ theme: 'light', width: 1280 });
  expect(takenOf('padrões-formulários--default', true)).toEqual({
    file: 'padroes-formularios-default-light-1280',
    mode: { theme: 'light', width: 1280 },
  });
  expect(takenOf('telas-conta-login--default', true)).toEqual({
    file: 'telas-conta-login-default-dark-375',
    mode: { theme: 'dark', width: 375 },
  });
});

test('other stories and documents are left to Chromatic', () => {
  expect(takenOf('componentes-button--busy', false)).toBeNull();
  expect(takenOf('fundamentos-cores--default', true)).toBeNull();
});
