import { describe, expect, it } from 'vitest';
import { checkResponse, isDeclaredStatus } from './index.ts';

const user = { id: 2, name: 'Mariana Souza', email: 'ativa@exemplo.com.br', is_admin: false };

describe('checkResponse', () => {
  it('accepts what the contract declares, with optional fields or without', () => {
    expect(checkResponse('readProfile', 200, { user })).toEqual([]);
    expect(checkResponse('readProfile', 200, { user: { ...user, phone: null } })).toEqual([]);
    expect(checkResponse('listPayments', 200, { pagamentos: [] })).toEqual([]);
  });

  it('names an undeclared field, however deep', () => {
    expect(checkResponse('readProfile', 200, { user: { ...user, password: 'x' } })).toEqual([
      'GET /perfil 200: /user/password is not declared.',
    ]);
    expect(checkResponse('logIn', 401, { error: 'x', stack: 'y' })).toEqual([
      'POST /login 401: /stack is not declared.',
    ]);
  });

  it('names wrong types and missing fields by their pointer', () => {
    expect(checkResponse('readProfile', 200, { user: { ...user, is_admin: 1 } })).toEqual([
      'GET /perfil 200: /user/is_admin must be boolean.',
    ]);
    expect(checkResponse('listCourses', 200, [{ id: 1, title: 'A' }])).toEqual([
      'GET /courses 200: /0/is_premium is missing.',
    ]);
    expect(checkResponse('listCourses', 200, { courses: [] })).toEqual(['GET /courses 200: the body must be array.']);
    expect(checkResponse('listCourses', 200, [{ id: 1, title: null, is_premium: 0 }])).toEqual([
      'GET /courses 200: /0/title must be string.',
    ]);
    expect(checkResponse('listCourses', 200, [{ id: 1, title: 'A', is_premium: 2 }])).toContain(
      'GET /courses 200: /0/is_premium must be one of [0,1].',
    );
  });

  it('names an undeclared status', () => {
    expect(checkResponse('listCourses', 404, { error: 'x' })).toEqual([
      'GET /courses 404: the contract does not declare this status.',
    ]);
    expect([isDeclaredStatus('listCourses', 404), isDeclaredStatus('listCourses', 200)]).toEqual([false, true]);
  });

  it('accepts one variant or the other, never a mixture', () => {
    expect(checkResponse('startSubscription', 200, { status: 'active' })).toEqual([]);
    expect(checkResponse('startSubscription', 200, { checkout_url: 'https://pagamentos.exemplo.com.br/1' })).toEqual(
      [],
    );
    expect(checkResponse('startSubscription', 200, { checkout_url: 'javascript:alert(1)' })).not.toEqual([]);
    expect(checkResponse('startSubscription', 200, { status: 'active', checkout_url: 'https://a.com.br' })).not.toEqual(
      [],
    );
    expect(checkResponse('applyVoucher', 200, { valor_final: 125.5, desconto: 50 })).not.toEqual([]);
  });

  it('requires one of the two names of a used voucher', () => {
    const used = (extra: object) =>
      checkResponse('listUsedVouchers', 200, { vouchers: [{ id: 1, used_at: null, ...extra }] });
    expect([used({ code: 'A' }), used({ codigo: 'A' }), used({ code: 'A', codigo: 'A' })]).toEqual([[], [], []]);
    expect(used({})).not.toEqual([]);
  });

  it('distinguishes calendar days and moments', () => {
    const status = (end_date: string) =>
      checkResponse('readSubscriptionStatus', 200, {
        status: 'active',
        start_date: null,
        end_date,
        next_billing_date: null,
      });
    expect([status('2026-12-05'), status('2026-12-05T00:00:00-03:00')]).toEqual([[], []]);
    expect(status('05/12/2026')).not.toEqual([]);
    const certificate = (issued_at: string) =>
      checkResponse('listMyCertificates', 200, [{ id: 1, title: 'A', issued_at, certificate_url: '/a.pdf' }]);
    expect(certificate('2026-12-05T10:00:00-03:00')).toEqual([]);
    expect(certificate('2026-12-05')).not.toEqual([]);
  });

  it('accepts the preview of a blocked course with its error', () => {
    const preview = { id: 3, title: 'A', is_premium: 1, modules: [], userIsSubscriber: false };
    expect(checkResponse('readCourse', 403, { ...preview, error: 'Assinatura ativa necessária.' })).toEqual([]);
    expect(checkResponse('readCourse', 403, { error: 'Assinatura ativa necessária.' })).not.toEqual([]);
    expect(
      checkResponse('readCourse', 200, { ...preview, modules: [{ id: 1, course_id: 3, title: 'M', position: 1 }] }),
    ).toEqual(['GET /courses/{id} 200: /modules/0/lessons is missing.']);
  });
});
