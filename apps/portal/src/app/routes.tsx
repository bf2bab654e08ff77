import type { ReactElement } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { prefetch } from '../shared/reads/queries.ts';
import { MemberGate, RemountOnUserChange } from './MemberGate.tsx';
import { lazyPage, memberPage, publicPage } from './page.tsx';
import { prefetchCourse, prefetchLesson } from './prefetches.ts';
import { Shell } from './Shell.tsx';

/** Pages without reads from the API, open to visitors. */
const plainPages: RouteObject[] = [
  publicPage(paths.home, () => import('../global/home/route.tsx')),
  publicPage(paths.terms, () => import('../global/terms/route.tsx')),
  publicPage(paths.registration, () => import('../account/registration/route.tsx')),
  publicPage(paths.login, () => import('../account/login/route.tsx')),
  publicPage(paths.passwordRecovery, () => import('../account/password-recovery/route.tsx')),
  publicPage(paths.passwordReset, () => import('../account/password-reset/route.tsx')),
  publicPage(paths.emailResult, () => import('../account/email-result/route.tsx')),
  // Old links keep their filters.
  { path: paths.referralsAlias, loader: ({ request }) => redirect(paths.referrals + new URL(request.url).search) },
  publicPage('*', () => import('../global/not-found/route.tsx')),
];

/** Pages that read from the API and are open to visitors. */
const openPages: RouteObject[] = [
  publicPage(paths.catalogue, () => import('../learning/catalogue/route.tsx'), prefetch('/courses')),
  publicPage(paths.coursePreview, () => import('../learning/course-preview/route.tsx'), prefetchCourse),
];

const memberPages: RouteObject[] = [
  // Without the courses, which need the id of the profile.
  memberPage(
    paths.profile,
    () => import('../account/profile/route.tsx'),
    'profile',
    prefetch(
      '/perfil',
      '/assinatura/status',
      '/meu-link',
      '/meu-indicador',
      '/ganhos/detalhados',
      '/qualificacoes',
      '/withdrawals',
      '/perfil/minha-conta-bancaria',
    ),
  ),
  memberPage(
    paths.subscription,
    () => import('../subscription/plan/route.tsx'),
    'subscription',
    prefetch('/assinatura/status'),
  ),
  memberPage(
    paths.mySubscription,
    () => import('../subscription/my-subscription/route.tsx'),
    'mySubscription',
    prefetch('/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados'),
  ),
  memberPage(paths.paymentSuccess, () => import('../subscription/payment-success/route.tsx'), 'other'),
  memberPage(paths.paymentCanceled, () => import('../subscription/payment-canceled/route.tsx'), 'other'),
  memberPage(
    paths.payments,
    () => import('../subscription/payments/route.tsx'),
    'payments',
    prefetch('/assinatura/pagamentos'),
  ),
  memberPage(
    paths.usedVouchers,
    () => import('../subscription/used-vouchers/route.tsx'),
    'usedVouchers',
    prefetch('/assinatura/vouchers-usados'),
  ),

  memberPage(
    paths.referrals,
    () => import('../network/referrals/route.tsx'),
    'referrals',
    prefetch('/minhas-indicacoes'),
  ),
  // Not prefetched: the read depends on the month in the query.
  memberPage(paths.earnings, () => import('../network/earnings/route.tsx'), 'earnings'),
  memberPage(
    paths.earningsPanel,
    () => import('../network/earnings-panel/route.tsx'),
    'earningsPanel',
    prefetch('/ganhos/detalhados'),
  ),
  memberPage(
    paths.withdrawals,
    () => import('../network/withdrawals/route.tsx'),
    'withdrawals',
    prefetch('/withdrawals', '/perfil/minha-conta-bancaria'),
  ),
  memberPage(
    paths.qualifications,
    () => import('../network/qualifications/route.tsx'),
    'qualifications',
    prefetch('/qualificacoes'),
  ),
  memberPage(paths.videos, () => import('../network/videos/route.tsx'), 'videos', prefetch('/videos')),
  memberPage(
    paths.funds,
    () => import('../network/funds/route.tsx'),
    'funds',
    prefetch('/fundos', '/fundos/historico', '/perfil'),
  ),

  memberPage(paths.course, () => import('../learning/course-content/route.tsx'), 'course', prefetchCourse),
  memberPage(paths.lesson, () => import('../learning/lesson/route.tsx'), 'lesson', prefetchLesson),
  memberPage(paths.myCourses, () => import('../learning/my-courses/route.tsx'), 'myCourses', prefetch('/perfil')),
  memberPage(
    paths.certificates,
    () => import('../learning/certificates/route.tsx'),
    'certificates',
    prefetch('/perfil'),
  ),
];

/** Not prefetched: the role is not checked yet, and a form must not start with a cached answer. */
const adminPages: RouteObject[] = [
  memberPage(paths.adminCourses, () => import('../admin/courses/route.tsx'), 'admin'),
  memberPage(paths.adminCourseForm, () => import('../admin/course-form/route.tsx'), 'admin'),
  memberPage(paths.adminModules, () => import('../admin/modules/route.tsx'), 'admin'),
  memberPage(paths.adminModule, () => import('../admin/module-edit/route.tsx'), 'admin'),
  memberPage(paths.adminLessons, () => import('../admin/lessons/route.tsx'), 'admin'),
  memberPage(paths.adminLesson, () => import('../admin/lesson-edit/route.tsx'), 'admin'),
];

const pages: RouteObject[] = [
  ...plainPages,
  {
    element: <RemountOnUserChange />,
    children: [
      ...openPages,
      {
        element: <MemberGate />,
        children: [...memberPages, { ...lazyPage(() => import('./AdminGate.tsx')), children: adminPages }],
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
