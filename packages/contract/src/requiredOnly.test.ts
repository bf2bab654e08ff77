import { describe, expect, it } from 'vitest';
import { follow, listOperations, mediaOf, readDocument } from '../generate/document.ts';
import { checkResponse, isOperationId, requiredOnly } from './index.ts';

const document = readDocument();

/** The examples of every success, by operation. */
const successes = listOperations(document).flatMap(({ id, object }) =>
  Object.entries(object.responses).flatMap(([status, response]) => {
    if (!status.startsWith('2') || !isOperationId(id)) return [];
    const examples = mediaOf(document, response)?.examples ?? {};
    return Object.values(examples).map((example) => ({
      id,
      status: Number(status),
      body: follow(example, document.components.examples).value,
    }));
  }),
);

describe('an answer with only what the contract requires', () => {
  it('keeps to the contract, for every example', () => {
    for (const { id, status, body } of successes) {
      expect(checkResponse(id, status, requiredOnly(id, body)), id).toEqual([]);
    }
  });

  it('breaks the contract without any one field more', () => {
    for (const { id, status, body } of successes) {
      const reduced = requiredOnly(id, body);
      const item = Array.isArray(reduced) ? reduced[0] : reduced;
      for (const field of Object.keys(item ?? {})) {
        const { [field]: _field, ...less } = item;
        const poorer = Array.isArray(reduced) ? [less] : less;
        expect(checkResponse(id, status, poorer), `${id} ${field}`).not.toEqual([]);
      }
    }
  });

  it('has null wherever null is allowed, and nothing that may be missing, at any depth', () => {
    const lesson = { id: 7, module_id: 3, title: 'Boas-vindas', position: 1, is_required: 1, published: 1 };
    const module = { id: 3, course_id: 1, title: 'Começo', position: 1, lessons: [{ ...lesson, completed: true }] };
    const course = { id: 1, title: 'Curso', is_premium: 0, modules: [module], userIsSubscriber: true };
    expect(requiredOnly('readCourse', { ...course, description: 'Texto', progress: 50 })).toEqual({
      ...course,
      modules: [{ ...module, lessons: [lesson] }],
    });
    const payment = { id: 1, payment_date: '2026-11-01T12:00:00Z', amount: 250, status: 'paid', gateway: 'cartao' };
    expect(requiredOnly('listPayments', { pagamentos: [payment] })).toEqual({
      pagamentos: [{ ...payment, payment_date: null, gateway: null }],
    });
    expect(requiredOnly('readBankAccount', { conta: { cpf: '1' } })).toEqual({ conta: null });
  });

  it('takes the variant that the answer is', () => {
    const used = { id: 1, used_at: null, codigo: 'A' };
    expect(requiredOnly('listUsedVouchers', { vouchers: [used, { ...used, code: 'B' }] })).toEqual({
      vouchers: [used, { id: 1, used_at: null, code: 'B' }],
    });
  });

  it('leaves what has another shape as it is', () => {
    expect([requiredOnly('listCourses', null), requiredOnly('listCourses', {}), requiredOnly('logIn', [])]).toEqual([
      null,
      {},
      [],
    ]);
    expect(requiredOnly('listCourses', [{ id: 1 }])).toStrictEqual([{ id: 1 }]);
  });
});
