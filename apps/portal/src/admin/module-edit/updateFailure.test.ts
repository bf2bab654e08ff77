import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { updateFailure } from './updateFailure.ts';

it.each([
  [new ApiFailure('server', { status: 400, text: 'Título é obrigatório.' }), 'Could not update. Check your input.'],
  [new ApiFailure('server', { status: 404 }), 'Could not update. Check your input.'],
  [new ApiFailure('server', { status: 500, text: 'Erro interno do servidor.' }), 'Could not update. Server error.'],
  [new ApiFailure('connection'), 'Could not update. Server error.'],
])('%s', (failure, sentence) => {
  expect(updateFailure(failure)).toBe(sentence);
});
