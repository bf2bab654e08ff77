import { expect, test } from 'vitest';
import { pictureOf } from './pictureOf.ts';

test('components are compared in light at a desk, screens in dark on a phone', () => {
  expect(pictureOf('componentes-button--default', true)?.mode).toEqual({ theme: 'light', width: 1280 });
  expect(pictureOf('padrões-formulários--default', true)).toEqual({
    file: 'padroes-formularios-default-light-1280',
    mode: { theme: 'light', width: 1280 },
  });
  expect(pictureOf('telas-conta-login--default', true)).toEqual({
    file: 'telas-conta-login-default-dark-375',
    mode: { theme: 'dark', width: 375 },
  });
});

test('other stories and documents are left to Chromatic', () => {
  expect(pictureOf('componentes-button--busy', false)).toBeNull();
  expect(pictureOf('fundamentos-cores--default', true)).toBeNull();
});
