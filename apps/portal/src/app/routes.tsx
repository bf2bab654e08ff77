import type { ComponentType } from 'react';
import type { LoginNeededFor } from '../shared/loginState.ts';
import { paths } from '../shared/paths.ts';

/**
 * What a page asks of the person before it shows itself:
 * `public` – nothing, and it loads no query client; `open` – nothing, but it reads from the API;
 * `member` – a token; `admin` – a token whose profile is an administrator's (spec, section 6).
 */
export type Access = 'public' | 'open' | 'member' | 'admin';

/** One row of the spec's route table. */
export interface ScreenRoute {
  path: string;
  access: Access;
  /** Loads the screen's own chunk. Each calls what it shows `Route`: the first file of every page would carry a name for each. */
  load: () => Promise<{ Route: ComponentType }>;
  /** By which sentence /login tells someone who comes here without a token why; only where one is needed. */
  notice?: LoginNeededFor;
}

/** The route table of the spec (section 2). Any other path is the 404 page. */
export const routes: readonly ScreenRoute[] = [
  { path: paths.home, access: 'public', load: () => import('../global/home/route.tsx') },
  { path: paths.terms, access: 'public', load: () => import('../global/terms/route.tsx') },

  { path: paths.registration, access: 'public', load: () => import('../account/registration/route.tsx') },
  { path: paths.login, access: 'public', load: () => import('../account/login/route.tsx') },
  { path: paths.passwordRecovery, access: 'public', load: () => import('../account/password-recovery/route.tsx') },
  { path: paths.passwordReset, access: 'public', load: () => import('../account/password-reset/route.tsx') },
  { path: paths.emailResult, access: 'public', load: () => import('../account/email-result/route.tsx') },
  { path: paths.profile, access: 'member', load: () => import('../account/profile/route.tsx'), notice: 'profile' },

  {
    path: paths.subscription,
    access: 'member',
    load: () => import('../subscription/plan/route.tsx'),
    notice: 'subscription',
  },
  {
    path: paths.mySubscription,
    access: 'member',
    load: () => import('../subscription/my-subscription/route.tsx'),
    notice: 'mySubscription',
  },
  {
    path: paths.paymentSuccess,
    access: 'member',
    load: () => import('../subscription/payment-success/route.tsx'),
    notice: 'other',
  },
  {
    path: paths.paymentCanceled,
    access: 'member',
    load: () => import('../subscription/payment-canceled/route.tsx'),
    notice: 'other',
  },
  {
    path: paths.payments,
    access: 'member',
    load: () => import('../subscription/payments/route.tsx'),
    notice: 'payments',
  },
  {
    path: paths.usedVouchers,
    access: 'member',
    load: () => import('../subscription/used-vouchers/route.tsx'),
    notice: 'usedVouchers',
  },

  {
    path: paths.referrals,
    access: 'member',
    load: () => import('../network/referrals/route.tsx'),
    notice: 'referrals',
  },
  { path: paths.earnings, access: 'member', load: () => import('../network/earnings/route.tsx'), notice: 'earnings' },
  {
    path: paths.earningsPanel,
    access: 'member',
    load: () => import('../network/earnings-panel/route.tsx'),
    notice: 'earningsPanel',
  },
  {
    path: paths.withdrawals,
    access: 'member',
    load: () => import('../network/withdrawals/route.tsx'),
    notice: 'withdrawals',
  },
  {
    path: paths.qualifications,
    access: 'member',
    load: () => import('../network/qualifications/route.tsx'),
    notice: 'qualifications',
  },
  { path: paths.videos, access: 'member', load: () => import('../network/videos/route.tsx'), notice: 'videos' },
  { path: paths.funds, access: 'member', load: () => import('../network/funds/route.tsx'), notice: 'funds' },

  { path: paths.catalogue, access: 'open', load: () => import('../learning/catalogue/route.tsx') },
  { path: paths.coursePreview, access: 'open', load: () => import('../learning/course-preview/route.tsx') },
  {
    path: paths.course,
    access: 'member',
    load: () => import('../learning/course-content/route.tsx'),
    notice: 'course',
  },
  { path: paths.lesson, access: 'member', load: () => import('../learning/lesson/route.tsx'), notice: 'lesson' },
  {
    path: paths.myCourses,
    access: 'member',
    load: () => import('../learning/my-courses/route.tsx'),
    notice: 'myCourses',
  },
  {
    path: paths.certificates,
    access: 'member',
    load: () => import('../learning/certificates/route.tsx'),
    notice: 'certificates',
  },

  { path: paths.adminCourses, access: 'admin', load: () => import('../admin/courses/route.tsx'), notice: 'admin' },
  {
    path: paths.adminCourseForm,
    access: 'admin',
    load: () => import('../admin/course-form/route.tsx'),
    notice: 'admin',
  },
  { path: paths.adminModules, access: 'admin', load: () => import('../admin/modules/route.tsx'), notice: 'admin' },
  { path: paths.adminModule, access: 'admin', load: () => import('../admin/module-edit/route.tsx'), notice: 'admin' },
  { path: paths.adminLessons, access: 'admin', load: () => import('../admin/lessons/route.tsx'), notice: 'admin' },
  { path: paths.adminLesson, access: 'admin', load: () => import('../admin/lesson-edit/route.tsx'), notice: 'admin' },
];
