import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { failedAction } from './failedAction.ts';

const texts = {
  failed: 'Could not delete lesson.',
  unreachable: ({ reason }: { reason: string }) => `Delete failed: ${reason}`,
};

it.each([
  [new ApiFailure('server', { status: 404, text: 'Aula não encontrada.' }), 'Could not delete lesson.'],
  [new ApiFailure('server', { status: 502 }), 'Delete failed: the server had a problem'],
  [new ApiFailure('server', { status: 422 }), 'Delete failed: the server refused it'],
  [new ApiFailure('shape', { status: 200 }), 'Delete failed: the server gave an answer that makes no sense'],
  [new ApiFailure('connection'), 'Delete failed: no connection to the server'],
  [new TypeError('Failed to fetch'), 'Delete failed: no connection to the server'],
])('%s', (failure, sentence) => {
  expect(failedAction(failure, texts)).toBe(sentence);
});
