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
  /** Loads the screen's own chunk. */
  load: () => Promise<ComponentType>;
  /** By which sentence /login tells someone who comes here without a token why; only where one is needed. */
  notice?: LoginNeededFor;
}

/** The route table of the spec (section 2). Any other path is the 404 page. */
export const routes: readonly ScreenRoute[] = [
  { path: paths.home, access: 'public', load: () => import('../global/home/HomeScreen.tsx').then((s) => s.HomeScreen) },
  {
    path: paths.terms,
    access: 'public',
    load: () => import('../global/terms/TermsScreen.tsx').then((s) => s.TermsScreen),
  },

  {
    path: paths.registration,
    access: 'public',
    load: () => import('../account/registration/route.tsx').then((s) => s.RegistrationRoute),
  },
  { path: paths.login, access: 'public', load: () => import('../account/login/route.tsx').then((s) => s.LoginRoute) },
  {
    path: paths.passwordRecovery,
    access: 'public',
    load: () => import('../account/password-recovery/route.tsx').then((s) => s.PasswordRecoveryRoute),
  },
  {
    path: paths.passwordReset,
    access: 'public',
    load: () => import('../account/password-reset/route.tsx').then((s) => s.PasswordResetRoute),
  },
  {
    path: paths.emailResult,
    access: 'public',
    load: () => import('../account/email-result/EmailResultScreen.tsx').then((s) => s.EmailResultScreen),
  },
  {
    path: paths.profile,
    access: 'member',
    load: () => import('../account/profile/route.tsx').then((s) => s.ProfileRoute),
    notice: 'profile',
  },

  {
    path: paths.subscription,
    access: 'member',
    load: () => import('../subscription/plan/route.tsx').then((s) => s.PlanRoute),
    notice: 'subscription',
  },
  {
    path: paths.mySubscription,
    access: 'member',
    load: () => import('../subscription/my-subscription/route.tsx').then((s) => s.MySubscriptionRoute),
    notice: 'mySubscription',
  },
  {
    path: paths.paymentSuccess,
    access: 'member',
    load: () => import('../subscription/payment-success/route.tsx').then((s) => s.PaymentSuccessRoute),
    notice: 'other',
  },
  {
    path: paths.paymentCanceled,
    access: 'member',
    load: () =>
      import('../subscription/payment-canceled/PaymentCanceledScreen.tsx').then((s) => s.PaymentCanceledScreen),
    notice: 'other',
  },
  {
    path: paths.payments,
    access: 'member',
    load: () => import('../subscription/payments/route.tsx').then((s) => s.PaymentsRoute),
    notice: 'payments',
  },
  {
    path: paths.usedVouchers,
    access: 'member',
    load: () => import('../subscription/used-vouchers/route.tsx').then((s) => s.UsedVouchersRoute),
    notice: 'usedVouchers',
  },

  {
    path: paths.referrals,
    access: 'member',
    load: () => import('../network/referrals/route.tsx').then((s) => s.ReferralsRoute),
    notice: 'referrals',
  },
  {
    path: paths.earnings,
    access: 'member',
    load: () => import('../network/earnings/route.tsx').then((s) => s.MonthlyEarningsRoute),
    notice: 'earnings',
  },
  {
    path: paths.earningsPanel,
    access: 'member',
    load: () => import('../network/earnings-panel/route.tsx').then((s) => s.EarningsPanelRoute),
    notice: 'earningsPanel',
  },
  {
    path: paths.withdrawals,
    access: 'member',
    load: () => import('../network/withdrawals/route.tsx').then((s) => s.WithdrawalsRoute),
    notice: 'withdrawals',
  },
  {
    path: paths.qualifications,
    access: 'member',
    load: () => import('../network/qualifications/route.tsx').then((s) => s.QualificationsRoute),
    notice: 'qualifications',
  },
  {
    path: paths.videos,
    access: 'member',
    load: () => import('../network/videos/route.tsx').then((s) => s.VideosRoute),
    notice: 'videos',
  },
  {
    path: paths.funds,
    access: 'member',
    load: () => import('../network/funds/route.tsx').then((s) => s.FundsRoute),
    notice: 'funds',
  },

  {
    path: paths.catalogue,
    access: 'open',
    load: () => import('../learning/catalogue/route.tsx').then((s) => s.CatalogueRoute),
  },
  {
    path: paths.coursePreview,
    access: 'open',
    load: () => import('../learning/course-preview/route.tsx').then((s) => s.CoursePreviewRoute),
  },
  {
    path: paths.course,
    access: 'member',
    load: () => import('../learning/course-content/route.tsx').then((s) => s.CourseContentRoute),
    notice: 'course',
  },
  {
    path: paths.lesson,
    access: 'member',
    load: () => import('../learning/lesson/route.tsx').then((s) => s.LessonRoute),
    notice: 'lesson',
  },
  {
    path: paths.myCourses,
    access: 'member',
    load: () => import('../learning/my-courses/route.tsx').then((s) => s.MyCoursesRoute),
    notice: 'myCourses',
  },
  {
    path: paths.certificates,
    access: 'member',
    load: () => import('../learning/certificates/route.tsx').then((s) => s.CertificatesRoute),
    notice: 'certificates',
  },

  {
    path: paths.adminCourses,
    access: 'admin',
    load: () => import('../admin/courses/route.tsx').then((s) => s.CoursesRoute),
    notice: 'admin',
  },
  {
    path: paths.adminCourseForm,
    access: 'admin',
    load: () => import('../admin/course-form/route.tsx').then((s) => s.CourseFormRoute),
    notice: 'admin',
  },
  {
    path: paths.adminModules,
    access: 'admin',
    load: () => import('../admin/modules/route.tsx').then((s) => s.ModulesRoute),
    notice: 'admin',
  },
  {
    path: paths.adminModule,
    access: 'admin',
    load: () => import('../admin/module-edit/route.tsx').then((s) => s.ModuleEditRoute),
    notice: 'admin',
  },
  {
    path: paths.adminLessons,
    access: 'admin',
    load: () => import('../admin/lessons/route.tsx').then((s) => s.LessonsRoute),
    notice: 'admin',
  },
  {
    path: paths.adminLesson,
    access: 'admin',
    load: () => import('../admin/lesson-edit/route.tsx').then((s) => s.LessonEditRoute),
    notice: 'admin',
  },
];
