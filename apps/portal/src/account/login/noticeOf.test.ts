import { expect, it } from 'vitest';
import { noticeOf } from './noticeOf.ts';

it.each([
  [{ notice: 'Sua sessão expirou.' }, 'Sua sessão expirou.'],
  [{ neededFor: 'earnings' }, 'Você precisa estar logado para ver seus ganhos.'],
  [{ neededFor: 'other' }, 'Você precisa estar logado para ver esta página.'],
  [{ neededFor: 'toString' }, undefined],
  [{ from: '/perfil' }, undefined],
  [null, undefined],
])('returns for %j: %s', (state, notice) => {
  expect(noticeOf(state)).toBe(notice);
});
