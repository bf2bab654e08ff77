import { describe, expect, it } from 'vitest';
import { follow, listOperations, type MediaObject, readDocument } from '../generate/document.ts';
import { checkRequest, checkResponse, operations, type OperationId } from './index.ts';

const document = readDocument();
const { examples, responses } = document.components;

function isOperationId(id: string): id is OperationId {
  return id in operations;
}

function valuesOf(media: MediaObject): [string, unknown][] {
  return Object.entries(media.examples ?? {}).map(([name, place]) => [name, follow(place, examples).value]);
}

const all = listOperations(document).map(({ id, object }) => {
  if (!isOperationId(id)) throw new Error(`${id} is missing from the generated table`);
  return { id, object };
});
const pairs = all.flatMap(({ id, object }) =>
  Object.entries(object.responses).map(([status, place]) => ({
    id,
    status: Number(status),
    media: follow(place, responses).content['application/json'],
  })),
);

/**
 * Texts of `error` by operation and status, without the common errors
 * (docs/api-decisions.md#common-errors).
 */
const own: Readonly<Record<string, readonly string[]>> = {
  'registerMember 400': [
    'Dados inválidos.',
    'Você precisa aceitar os Termos de Uso para se cadastrar.',
    'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.',
  ],
  'registerMember 409': ['E-mail já cadastrado.'],
  'logIn 401': ['E-mail ou senha incorretos.'],
  'logIn 403': ['Confirme seu e-mail antes de fazer login.'],
  'readSponsor 404': ['Usuário não encontrado.'],
  'resetPassword 400': ['Token inválido ou expirado.', 'Dados inválidos.'],
  'updateProfile 409': ['E-mail já cadastrado.'],
  'changePassword 400': ['Senha atual incorreta.', 'Dados inválidos.'],
  'createBankAccount 409': ['Conta bancária já cadastrada.'],
  'updateBankAccount 404': ['Conta bancária não encontrada.'],
  'startSubscription 400': ['Plano inválido.', 'Voucher inválido ou expirado.', 'Dados inválidos.'],
  'applyVoucher 400': ['Voucher inválido ou expirado.', 'Voucher já utilizado.', 'Dados inválidos.'],
  'cancelSubscription 409': ['Não há assinatura ativa para cancelar.'],
  'readEarnings 400': ['Período inválido.'],
  'readCourse 403': ['Assinatura ativa necessária.'],
  'readCourse 404': ['Curso não encontrado.'],
  'enrollInCourse 403': ['Assinatura ativa necessária para este curso.', 'Acesso negado.'],
  'enrollInCourse 404': ['Curso não encontrado.'],
  'enrollInCourse 409': ['Já inscrito neste curso.'],
  'abandonCourse 404': ['Inscrição não encontrada.'],
  'readLesson 403': ['Assinatura ativa necessária.'],
  'readLesson 404': ['Aula não encontrada.'],
  'readLessonProgress 404': ['Aula não encontrada.'],
  'markLessonComplete 403': ['Você não está inscrito neste curso.', 'Assinatura ativa necessária.'],
  'markLessonComplete 404': ['Aula não encontrada.'],
  'unmarkLessonComplete 404': ['Aula não encontrada.'],
  'listOrderedLessons 404': ['Curso não encontrado.'],
  'readAdminCourse 404': ['Curso não encontrado.'],
  'createCourse 400': ['Título é obrigatório.', 'Dados inválidos.'],
  'updateCourse 400': ['Título é obrigatório.', 'Dados inválidos.'],
  'updateCourse 404': ['Curso não encontrado.'],
  'deleteCourse 404': ['Curso não encontrado.'],
  'listModules 404': ['Curso não encontrado.'],
  'readModule 404': ['Módulo não encontrado.'],
  'createModule 400': ['Título é obrigatório.', 'Posição deve ser no mínimo 1.', 'Dados inválidos.'],
  'createModule 404': ['Curso não encontrado.'],
  'updateModule 400': ['Título é obrigatório.', 'Posição deve ser no mínimo 1.', 'Dados inválidos.'],
  'updateModule 404': ['Módulo não encontrado.'],
  'deleteModule 404': ['Módulo não encontrado.'],
  'listLessons 404': ['Módulo não encontrado.'],
  'readAdminLesson 404': ['Aula não encontrada.'],
  'createLesson 400': ['Título é obrigatório.', 'Link inválido.', 'Dados inválidos.'],
  'createLesson 404': ['Módulo não encontrado.'],
  'updateLesson 400': ['Título é obrigatório.', 'Link inválido.', 'Dados inválidos.'],
  'updateLesson 404': ['Aula não encontrada.'],
  'deleteLesson 404': ['Aula não encontrada.'],
};

function usual(id: OperationId, status: number): string {
  if (status === 401) return 'Sessão inválida ou expirada.';
  if (status === 403)
    return operations[id].access === 'admin' ? 'Acesso restrito a administradores.' : 'Acesso negado.';
  return (
    { 400: 'Dados inválidos.', 429: 'Muitas tentativas. Aguarde um pouco.', 500: 'Erro interno do servidor.' }[
      status
    ] ?? ''
  );
}

function errorText(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined;
}

describe('the examples', () => {
  it.each(pairs)('$id $status has named examples that fit their schema', ({ id, status, media }) => {
    const values = valuesOf(media);
    expect(values.length).toBeGreaterThan(0);
    for (const [name, value] of values) expect([name, checkResponse(id, status, value)]).toEqual([name, []]);
  });

  it.each(pairs.filter(({ status }) => status >= 400))(
    '$id $status says the decided sentences and no other',
    ({ id, status, media }) => {
      const texts = new Set(valuesOf(media).map(([, value]) => errorText(value)));
      expect(texts).toEqual(new Set(own[`${id} ${status}`] ?? [usual(id, status)]));
    },
  );

  it.each(all.filter(({ object }) => object.requestBody !== undefined))(
    '$id has request examples that the contract accepts',
    ({ id, object }) => {
      const values = object.requestBody === undefined ? [] : valuesOf(object.requestBody.content['application/json']);
      expect(values.length).toBeGreaterThan(0);
      const path = Object.fromEntries(
        [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']),
      );
      for (const [name, body] of values) expect([name, checkRequest(id, { path, body })]).toEqual([name, []]);
    },
  );

  it('has only success and error in a refused progress call', () => {
    const refused = pairs.filter(({ id, status }) =>
      id.includes('LessonProgress') || id.includes('LessonComplete') ? [403, 404].includes(status) : false,
    );
    expect(refused).toHaveLength(4);
    for (const { media } of refused) {
      for (const [, value] of valuesOf(media)) expect(value).toEqual({ success: false, error: errorText(value) });
    }
  });
});
