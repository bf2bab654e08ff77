import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { failedAction } from './failedAction.ts';

const texts = {
  failed: 'Could not delete lesson.',
  unreachable: ({ reason }: { reason: string }) => `Delete failed: ${reason}`,
};

it.each([
  [new ApiFailure('server', { status: 404, text: 'Aula não encontrada.' }), 'Could not delete lesson.'],
  [new ApiFailure('server', { status: 502 }), 'Delete failed: HTTP\u00A0502'],
  [new ApiFailure('server', { status: 422 }), 'Delete failed: HTTP\u00A0422'],
  [new ApiFailure('shape', { status: 200 }), 'Delete failed: falha de conexão'],
  [new ApiFailure('connection'), 'Delete failed: falha de conexão'],
  [new TypeError('Failed to fetch'), 'Delete failed: falha de conexão'],
])('%s', (failure, sentence) => {
  expect(failedAction(failure, texts)).toMatchObject({ fallback: sentence });
});
