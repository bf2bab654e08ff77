import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { readRejection } from './useEnrolment.ts';

function server(text: string | null, status = 400) {
  return new ApiFailure('server', { status, text });
}

it.each([
  ['Já inscrito neste curso.', 'already'],
  ['O aluno já consta como: Já inscrito', 'already'],
  ['Assinatura ativa necessária para este curso.', 'needsSubscription'],
  ['Curso encerrado.', 'failed'],
])('reads %j as %s, whatever the status', (text, kind) => {
  expect(readRejection(server(text))).toBe(kind);
  expect(readRejection(server(text, 500))).toBe(kind);
});
