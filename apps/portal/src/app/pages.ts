import type { ComponentType } from 'react';
import { type PageName, paths } from '../shared/page/paths.ts';
import type { PlainPath } from '../shared/reads/queries.ts';

/**
 * What a page requires: nothing and no read from the API (`public`), nothing although it reads from the API (`open`),
 * a session (`member`), or an administrator's session (`admin`). See docs/specification.md#roles.
 */
export type Access = 'public' | 'open' | 'member' | 'admin';

/** A read by the id in the path of the page. */
export type ReadWithId = 'course' | 'lesson';

/** A row of the table of pages: the only place that says these facts of a page. */
interface Page {
  access: Access;
  /** Imports the route module, which exports the component `Route`. */
  load: () => Promise<{ Route: ComponentType }>;
  /** Reads that start with the chunk of the page. */
  reads?: readonly (PlainPath | ReadWithId)[];
  /** The page whose link in the header marks its section, where neither its tabs nor its access say so. */
  section?: PageName;
  /** The kind of an admin page, for its skeleton. @default 'form' */
  kind?: 'list';
}

/**
 * The table of pages. Only types and lazy imports: tests read it in Node. What only the build and the tests know of a
 * page is in prerenderedPages.ts.
 */
const table: Readonly<Record<PageName, Page>> = {
  home: { access: 'public', load: () => import('../global/home/route.tsx') },
  terms: { access: 'public', load: () => import('../global/terms/route.tsx') },

  registration: { access: 'public', load: () => import('../account/registration/route.tsx') },
  login: { access: 'public', load: () => import('../account/login/route.tsx') },
  passwordRecovery: { access: 'public', load: () => import('../account/password-recovery/route.tsx') },
  passwordReset: { access: 'public', load: () => import('../account/password-reset/route.tsx') },
  emailResult: { access: 'public', load: () => import('../account/email-result/route.tsx') },
  profile: {
    access: 'member',
    load: () => import('../account/profile/route.tsx'),
    // Without the courses, which need the id of the profile.
    reads: [
      '/perfil',
      '/assinatura/status',
      '/meu-link',
      '/meu-indicador',
      '/ganhos/detalhados',
      '/qualificacoes',
      '/withdrawals',
      '/perfil/minha-conta-bancaria',
    ],
  },

  subscription: {
    access: 'member',
    section: 'profile',
    load: () => import('../subscription/plan/route.tsx'),
    reads: ['/assinatura/status'],
  },
  mySubscription: {
    access: 'member',
    section: 'profile',
    load: () => import('../subscription/my-subscription/route.tsx'),
    reads: ['/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados'],
  },
  paymentSuccess: { access: 'member', load: () => import('../subscription/payment-success/route.tsx') },
  paymentCanceled: { access: 'member', load: () => import('../subscription/payment-canceled/route.tsx') },
  payments: {
    access: 'member',
    section: 'profile',
    load: () => import('../subscription/payments/route.tsx'),
    reads: ['/assinatura/pagamentos'],
  },
  usedVouchers: {
    access: 'member',
    section: 'profile',
    load: () => import('../subscription/used-vouchers/route.tsx'),
    reads: ['/assinatura/vouchers-usados'],
  },

  referrals: { access: 'member', load: () => import('../network/referrals/route.tsx'), reads: ['/minhas-indicacoes'] },
  // Without its read, which depends on the month in the query.
  earnings: { access: 'member', load: () => import('../network/earnings/route.tsx') },
  earningsPanel: {
    access: 'member',
    load: () => import('../network/earnings-panel/route.tsx'),
    reads: ['/ganhos/detalhados'],
  },
  withdrawals: {
    access: 'member',
    load: () => import('../network/withdrawals/route.tsx'),
    reads: ['/withdrawals', '/perfil/minha-conta-bancaria'],
  },
  qualifications: {
    access: 'member',
    load: () => import('../network/qualifications/route.tsx'),
    reads: ['/qualificacoes'],
  },
  videos: { access: 'member', load: () => import('../network/videos/route.tsx'), reads: ['/videos'] },
  funds: {
    access: 'member',
    load: () => import('../network/funds/route.tsx'),
    reads: ['/fundos', '/fundos/historico'],
  },

  catalogue: { access: 'open', load: () => import('../learning/catalogue/route.tsx'), reads: ['/courses'] },
  coursePreview: {
    access: 'open',
    section: 'catalogue',
    load: () => import('../learning/course-preview/route.tsx'),
    reads: ['course'],
  },
  course: {
    access: 'member',
    section: 'myCourses',
    load: () => import('../learning/course-content/route.tsx'),
    reads: ['course'],
  },
  lesson: {
    access: 'member',
    section: 'myCourses',
    load: () => import('../learning/lesson/route.tsx'),
    reads: ['lesson'],
  },
  myCourses: { access: 'member', load: () => import('../learning/my-courses/route.tsx'), reads: ['/perfil'] },
  certificates: {
    access: 'member',
    section: 'myCourses',
    load: () => import('../learning/certificates/route.tsx'),
    reads: ['/perfil'],
  },

  // Without reads: the role is not checked yet, and a form must not start with a cached answer.
  adminCourses: { access: 'admin', load: () => import('../admin/courses/route.tsx'), kind: 'list' },
  adminCourseForm: { access: 'admin', load: () => import('../admin/course-form/route.tsx') },
  adminModules: { access: 'admin', load: () => import('../admin/modules/route.tsx'), kind: 'list' },
  adminModule: { access: 'admin', load: () => import('../admin/module-edit/route.tsx') },
  adminLessons: { access: 'admin', load: () => import('../admin/lessons/route.tsx'), kind: 'list' },
  adminLesson: { access: 'admin', load: () => import('../admin/lesson-edit/route.tsx') },
};

/** A page of the table with its name and its path pattern. */
export interface NamedPage extends Page {
  name: PageName;
  path: string;
}

/** Every page but the 404 page and redirects, in the order of the table. */
export const pages: readonly NamedPage[] = Object.keys(table)
  .filter((name): name is PageName => name in table)
  .map((name) => ({ name, path: paths[name], ...table[name] }));
