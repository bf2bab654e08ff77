import { describe, expect, it } from 'vitest';
import { accessOf, follow, listOperations, readDocument } from '../generate/document.ts';
import { operations } from './index.ts';

/** Written by hand: operationId, call, access and statuses of every operation, area by area. */
const expected: Readonly<Record<string, readonly string[]>> = {
  account: [
    'registerMember POST /register public 201 400 409 429 500',
    'logIn POST /login public 200 400 401 403 429 500',
    'resendConfirmation POST /reenviar-confirmacao public 200 400 429 500',
    'readSponsor GET /user-by-id/{id} public 200 400 404 429 500',
    'requestPasswordReset POST /recuperar-senha public 200 400 429 500',
    'resetPassword POST /redefinir-senha public 200 400 429 500',
    'readProfile GET /perfil member 200 401 403 500',
    'updateProfile PUT /perfil member 200 400 401 403 409 500',
    'changePassword PUT /perfil/senha member 200 400 401 403 500',
    'readMySponsor GET /meu-indicador member 200 401 403 500',
    'readReferralLink GET /meu-link member 200 401 403 500',
    'readBankAccount GET /perfil/minha-conta-bancaria member 200 401 403 500',
    'createBankAccount POST /perfil/minha-conta-bancaria member 201 400 401 403 409 500',
    'updateBankAccount PUT /perfil/minha-conta-bancaria member 200 400 401 403 404 500',
  ],
  subscription: [
    'readSubscriptionStatus GET /assinatura/status member 200 401 500',
    'startSubscription POST /assinatura member 200 400 401 500',
    'applyVoucher POST /assinatura/aplicar-voucher member 200 400 401 429 500',
    'cancelSubscription POST /assinatura/cancelar member 200 400 401 409 500',
    'listPayments GET /assinatura/pagamentos member 200 401 500',
    'listUsedVouchers GET /assinatura/vouchers-usados member 200 401 500',
  ],
  network: [
    'listReferrals GET /minhas-indicacoes member 200 401 500',
    'readEarnings GET /ganhos/detalhados member 200 400 401 500',
    'listVideos GET /videos member 200 401 500',
    'readQualification GET /qualificacoes member 200 401 500',
    'listFunds GET /fundos member 200 401 500',
    'listFundHistory GET /fundos/historico member 200 401 500',
    'listWithdrawals GET /withdrawals member 200 401 500',
  ],
  learning: [
    'listCourses GET /courses optional 200 500',
    'readCourse GET /courses/{id} optional 200 400 401 403 404 500',
    'listMyCourses GET /user/courses member 200 400 401 403 500',
    'enrollInCourse POST /courses/{id}/enroll member 201 400 401 403 404 409 500',
    'abandonCourse DELETE /user/courses/{courseId} member 200 400 401 404 500',
    'readLesson GET /lessons/{id} member 200 400 401 403 404 500',
    'readLessonProgress GET /user/courses/{courseId}/lessons/{lessonId}/progress member 200 400 401 404 500',
    'markLessonComplete POST /user/courses/{courseId}/lessons/{lessonId}/progress member 200 400 401 403 404 500',
    'unmarkLessonComplete DELETE /user/courses/{courseId}/lessons/{lessonId}/progress member 200 400 401 404 500',
    'listOrderedLessons GET /courses/{courseId}/ordered-lessons member 200 400 401 404 500',
    'listMyCertificates GET /user/certificates member 200 400 401 403 500',
  ],
  admin: [
    'listAdminCourses GET /admin/courses admin 200 401 403 500',
    'readAdminCourse GET /admin/courses/{id} admin 200 400 401 403 404 500',
    'createCourse POST /admin/courses admin 201 400 401 403 500',
    'updateCourse PUT /admin/courses/{id} admin 200 400 401 403 404 500',
    'deleteCourse DELETE /admin/courses/{id} admin 200 400 401 403 404 500',
    'listModules GET /admin/modules/course/{courseId} admin 200 400 401 403 404 500',
    'readModule GET /admin/modules/{id} admin 200 400 401 403 404 500',
    'createModule POST /admin/modules admin 201 400 401 403 404 500',
    'updateModule PUT /admin/modules/{id} admin 200 400 401 403 404 500',
    'deleteModule DELETE /admin/modules/{id} admin 200 400 401 403 404 500',
    'listLessons GET /admin/lessons/module/{moduleId} admin 200 400 401 403 404 500',
    'readAdminLesson GET /admin/lessons/{id} admin 200 400 401 403 404 500',
    'createLesson POST /admin/lessons admin 201 400 401 403 404 500',
    'updateLesson PUT /admin/lessons/{id} admin 200 400 401 403 404 500',
    'deleteLesson DELETE /admin/lessons/{id} admin 200 400 401 403 404 500',
  ],
};

const document = readDocument();
const all = listOperations(document);

describe('openapi.yaml', () => {
  it.each(Object.entries(expected))(
    'declares exactly the operations of the area %s, with their access and statuses',
    (area, rows) => {
      const found = all
        .filter(({ object }) => object.tags.join() === area)
        .map(({ id, method, path, object }) =>
          [id, method, path, accessOf(object), ...Object.keys(object.responses)].join(' '),
        );
      expect(found.toSorted()).toEqual(rows.toSorted());
    },
  );

  it('has 53 operations on 41 paths and 256 pairs of operation and status', () => {
    expect([all.length, Object.keys(document.paths).length]).toEqual([53, 41]);
    expect(all.flatMap(({ object }) => Object.keys(object.responses))).toHaveLength(256);
  });

  it('has a body in 19 operations, optional only where it carries nothing', () => {
    const bodies = all.filter(({ object }) => object.requestBody !== undefined);
    expect(bodies).toHaveLength(19);
    expect(bodies.filter(({ object }) => object.requestBody?.required !== true).map(({ id }) => id)).toEqual([
      'cancelSubscription',
    ]);
  });

  it('matches the generated table', () => {
    const table = Object.entries(operations).map(([id, row]) =>
      [row.area, id, row.method, row.path, row.access, ...row.statuses].join(' '),
    );
    const rows = Object.entries(expected).flatMap(([area, lines]) => lines.map((line) => `${area} ${line}`));
    expect(table.toSorted()).toEqual(rows.toSorted());
    expect(Object.values(operations).filter(({ hasBody }) => hasBody)).toHaveLength(19);
  });

  it('forbids storing answers that need a token, and has Retry-After on every 429', () => {
    for (const { id, object } of all) {
      const needsToken = ['member', 'admin'].includes(accessOf(object));
      for (const [status, place] of Object.entries(object.responses)) {
        const headers = Object.keys(follow(place, document.components.responses).headers ?? {});
        expect([id, status, headers.includes('Cache-Control')]).toEqual([id, status, needsToken]);
        expect([id, status, headers.includes('Retry-After')]).toEqual([id, status, status === '429']);
      }
    }
  });

  it('names the least role and the screens of every operation, in its fields and in its description', () => {
    for (const { id, object } of all) {
      const role = { public: 'visitante', optional: 'visitante', member: 'membro', admin: 'admin' }[accessOf(object)];
      expect([id, object['x-papel']]).toEqual([id, role]);
      expect(object['x-telas'].length, id).toBeGreaterThan(0);
      const screens = object['x-telas'].map((screen) => (screen.startsWith('/') ? `\`${screen}\`` : screen));
      for (const screen of screens) expect(object.description.replaceAll(/\s+/g, ' ')).toContain(screen);
      for (const key of Object.keys(object['x-mensagens'])) {
        expect([...Object.keys(object.responses), '4xx', '5xx', 'falha', 'rede', 'vazio'], id).toContain(key);
      }
    }
  });
});
