import type { ReactElement } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { prefetchProfile } from '../account/prefetch.ts';
import { prefetchCourse, prefetchLesson } from '../learning/prefetch.ts';
import { paths } from '../shared/paths.ts';
import { prefetch } from '../shared/prefetch.ts';
import { MemberGate } from './MemberGate.tsx';
import { memberPage, openPage, publicPage } from './page.tsx';
import { Shell } from './Shell.tsx';

/** Pages without reads from the API. */
const publicPages: RouteObject[] = [
  { path: paths.home, ...publicPage(() => import('../global/home/route.tsx')) },
  { path: paths.terms, ...publicPage(() => import('../global/terms/route.tsx')) },
  { path: paths.registration, ...publicPage(() => import('../account/registration/route.tsx')) },
  { path: paths.login, ...publicPage(() => import('../account/login/route.tsx')) },
  { path: paths.passwordRecovery, ...publicPage(() => import('../account/password-recovery/route.tsx')) },
  { path: paths.passwordReset, ...publicPage(() => import('../account/password-reset/route.tsx')) },
  { path: paths.emailResult, ...publicPage(() => import('../account/email-result/route.tsx')) },
  // Old links keep their filters.
  { path: paths.referralsAlias, loader: ({ request }) => redirect(paths.referrals + new URL(request.url).search) },
  { path: '*', ...publicPage(() => import('../global/not-found/route.tsx')) },
];

/** Pages that read from the API and are open to visitors. A prerendered route needs an id. */
const openPages: RouteObject[] = [
  {
    id: 'catalogue',
    path: paths.catalogue,
    ...openPage(() => import('../learning/catalogue/route.tsx'), prefetch('/courses')),
  },
  { path: paths.coursePreview, ...openPage(() => import('../learning/course-preview/route.tsx'), prefetchCourse) },
];

const memberPages: RouteObject[] = [
  {
    path: paths.profile,
    ...memberPage(() => import('../account/profile/route.tsx'), 'profile', prefetchProfile),
  },

  {
    path: paths.subscription,
    ...memberPage(() => import('../subscription/plan/route.tsx'), 'subscription', prefetch('/assinatura/status')),
  },
  {
    path: paths.mySubscription,
    ...memberPage(
      () => import('../subscription/my-subscription/route.tsx'),
      'mySubscription',
      prefetch('/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados'),
    ),
  },
  { path: paths.paymentSuccess, ...memberPage(() => import('../subscription/payment-success/route.tsx'), 'other') },
  { path: paths.paymentCanceled, ...memberPage(() => import('../subscription/payment-canceled/route.tsx'), 'other') },
  {
    path: paths.payments,
    ...memberPage(() => import('../subscription/payments/route.tsx'), 'payments', prefetch('/assinatura/pagamentos')),
  },
  {
    path: paths.usedVouchers,
    ...memberPage(
      () => import('../subscription/used-vouchers/route.tsx'),
      'usedVouchers',
      prefetch('/assinatura/vouchers-usados'),
    ),
  },

  {
    path: paths.referrals,
    ...memberPage(() => import('../network/referrals/route.tsx'), 'referrals', prefetch('/minhas-indicacoes')),
  },
  // Not prefetched: the read depends on the month in the query.
  { path: paths.earnings, ...memberPage(() => import('../network/earnings/route.tsx'), 'earnings') },
  {
    path: paths.earningsPanel,
    ...memberPage(() => import('../network/earnings-panel/route.tsx'), 'earningsPanel', prefetch('/ganhos/detalhados')),
  },
  {
    path: paths.withdrawals,
    ...memberPage(
      () => import('../network/withdrawals/route.tsx'),
      'withdrawals',
      prefetch('/withdrawals', '/perfil/minha-conta-bancaria'),
    ),
  },
  {
    path: paths.qualifications,
    ...memberPage(() => import('../network/qualifications/route.tsx'), 'qualifications', prefetch('/qualificacoes')),
  },
  { path: paths.videos, ...memberPage(() => import('../network/videos/route.tsx'), 'videos', prefetch('/videos')) },
  {
    path: paths.funds,
    ...memberPage(() => import('../network/funds/route.tsx'), 'funds', prefetch('/fundos', '/fundos/historico')),
  },

  { path: paths.course, ...memberPage(() => import('../learning/course-content/route.tsx'), 'course', prefetchCourse) },
  { path: paths.lesson, ...memberPage(() => import('../learning/lesson/route.tsx'), 'lesson', prefetchLesson) },
  {
    path: paths.myCourses,
    ...memberPage(() => import('../learning/my-courses/route.tsx'), 'myCourses', prefetch('/perfil')),
  },
  {
    path: paths.certificates,
    ...memberPage(() => import('../learning/certificates/route.tsx'), 'certificates', prefetch('/perfil')),
  },
];

/** Not prefetched: the role is not checked yet, and a form must not start with a cached answer. */
const adminPages: RouteObject[] = [
  {
    path: paths.adminCourses,
    ...memberPage(() => import('../admin/courses/route.tsx'), 'admin'),
  },
  { path: paths.adminCourseForm, ...memberPage(() => import('../admin/course-form/route.tsx'), 'admin') },
  { path: paths.adminModules, ...memberPage(() => import('../admin/modules/route.tsx'), 'admin') },
  { path: paths.adminModule, ...memberPage(() => import('../admin/module-edit/route.tsx'), 'admin') },
  { path: paths.adminLessons, ...memberPage(() => import('../admin/lessons/route.tsx'), 'admin') },
  { path: paths.adminLesson, ...memberPage(() => import('../admin/lesson-edit/route.tsx'), 'admin') },
];

/** Layout of every page that reads; its chunk contains the query client. */
const queryLayout = () => import('./QueryLayout.tsx');

const pages: RouteObject[] = [
  ...publicPages,
  { id: 'open', ...openPage(queryLayout), children: openPages },
  {
    element: <MemberGate />,
    children: [
      {
        ...memberPage(queryLayout, 'other'),
        children: [...memberPages, { ...memberPage(() => import('./AdminGate.tsx'), 'admin'), children: adminPages }],
      },
    ],
  },
];

/**
 * The route table (docs/specification.md#routes). Every other path is the 404 page.
 * @param errorElement Replaces a page that fails, and the whole portal when the shell fails.
 */
export function createRoutes(errorElement: ReactElement): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement,
      // Never visible, because no loader waits. Without it React Router warns.
      hydrateFallbackElement: <></>,
      children: [{ errorElement, children: pages }],
    },
  ];
}
