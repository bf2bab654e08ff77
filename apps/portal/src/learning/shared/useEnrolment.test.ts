import { ApiFailure } from '@raiz/api-client';
import { describe, expect, it } from 'vitest';
import { readRejection } from './useEnrolment.ts';

function server(text: string | null, status = 400) {
  return new ApiFailure('server', { status, text });
}

describe('readRefusal', () => {
  it.each([
    ['Já inscrito neste curso.', 'already'],
    ['O aluno já consta como: Já inscrito', 'already'],
    ['Assinatura ativa necessária para este curso.', 'needsSubscription'],
  ])('reads %j as %s, whatever the status', (text, kind) => {
    expect(readRejection(server(text))).toEqual({ kind });
    expect(readRejection(server(text, 500))).toEqual({ kind });
  });

  it.each([
    ['the server’s text', server('Curso encerrado.'), 'Curso encerrado.'],
    ['its own sentence without one', server(null, 500), 'Erro ao inscrever.'],
    ['its own sentence for an odd answer', new ApiFailure('shape', { status: 200 }), 'Erro ao inscrever.'],
    ['the sentence for a lost connection', new ApiFailure('connection'), 'Erro ao se inscrever.'],
  ])('says %s', (_name, caught, message) => {
    expect(readRejection(caught)).toEqual({ kind: 'failed', message });
  });
});
