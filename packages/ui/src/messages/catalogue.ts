import { emptyValue } from '../format/number.ts';
import { uiTexts } from '../internal/uiTexts.ts';
import * as account from './account.ts';
import * as admin from './admin.ts';
import * as global from './global.ts';
import * as learning from './learning.ts';
import * as network from './network.ts';
import * as subscription from './subscription.ts';

/** The areas of the product: the same names as in the contract, the portal and the mock server. */
export const messageAreas = ['account', 'subscription', 'network', 'learning', 'admin', 'global'] as const;
export type MessageArea = (typeof messageAreas)[number];

/** One text of the catalogue. */
export interface ListedMessage {
  area: MessageArea;
  /** The path of the text in its area, such as `login.failed`. */
  key: string;
  /** The text; values appear as their names in braces, such as `{reason}`. */
  text: string;
  /** The language of the text, for the `lang` of its element. */
  lang: 'pt-BR' | 'en';
}

/** The name of a message in lists and reports, such as `account.login.failed`. */
export function messageName({ area, key }: Pick<ListedMessage, 'area' | 'key'>): string {
  return `${area}.${key}`;
}

/** A catalogue: texts, texts with values, and groups of them. */
type MessageNode =
  | string
  | ((values: never) => string)
  | readonly MessageNode[]
  | { readonly [key: string]: MessageNode };

/** Every text by area and screen; the admin screens are English except the group `access`. */
const areas: Readonly<Record<MessageArea, MessageNode>> = {
  account: {
    registration: account.registrationMessages,
    login: account.loginMessages,
    loggedIn: account.loggedInMessages,
    passwordRecovery: account.passwordRecoveryMessages,
    passwordReset: account.passwordResetMessages,
    passwordSteps: account.passwordStepsMessages,
    credentials: account.credentialMessages,
    emailResult: account.emailResultMessages,
    profile: account.profileMessages,
    bank: account.bankMessages,
  },
  subscription: {
    status: subscription.subscriptionStatusMessages,
    plan: subscription.planMessages,
    mySubscription: subscription.mySubscriptionMessages,
    payments: subscription.paymentsMessages,
    vouchers: subscription.vouchersMessages,
    paymentResult: subscription.paymentResultMessages,
  },
  network: {
    referrals: network.referralsMessages,
    referralTree: network.referralTreeMessages,
    earnings: network.earningsMessages,
    withdrawals: network.withdrawalsMessages,
    qualifications: network.qualificationsMessages,
    videos: network.videosMessages,
    funds: network.fundsMessages,
    tabs: network.networkTabsMessages,
    lists: network.networkListsMessages,
  },
  learning: {
    course: learning.courseMessages,
    catalogue: learning.catalogueMessages,
    coursePreview: learning.coursePreviewMessages,
    premiumNotice: learning.premiumNoticeMessages,
    courseContent: learning.courseContentMessages,
    lesson: learning.lessonMessages,
    myCourses: learning.myCoursesMessages,
    certificates: learning.certificatesMessages,
  },
  admin: {
    access: admin.adminAccessMessages,
    parents: admin.adminParentMessages,
    form: admin.adminFormMessages,
    courses: admin.adminCoursesMessages,
    courseForm: admin.adminCourseFormMessages,
    modules: admin.adminModulesMessages,
    moduleEdit: admin.adminModuleEditMessages,
    lessons: admin.adminLessonsMessages,
    lessonEdit: admin.adminLessonEditMessages,
  },
  global: {
    common: { ...uiTexts, emptyValue, ...global.commonMessages },
    header: global.headerMessages,
    banner: global.bannerMessages,
    support: global.supportMessages,
    home: global.homeMessages,
    memberHome: global.memberHomeMessages,
    session: { ...global.sessionMessages, loginNeeded: global.loginNeededMessages },
    edit: global.editMessages,
    notFound: global.notFoundMessages,
    trouble: global.troubleMessages,
    terms: global.termsMessages,
  },
};

/** Sample values for any text: each value is its name in braces. */
const placeholders = new Proxy<Record<string, string>>({}, { get: (_values, name) => `{${String(name)}}` });

/**
 * Every text of every area, flat, in the order of the files: for the page that shows all messages and for the tests. It
 * loads the entire catalogue, so screens never use it.
 */
export function listMessages(): ListedMessage[] {
  return messageAreas.flatMap((area) =>
    flatten(areas[area], '').map(({ key, text }) => ({ area, key, text, lang: languageOf(area, key) })),
  );
}

function flatten(node: MessageNode, key: string): { key: string; text: string }[] {
  if (typeof node === 'string') return [{ key, text: node }];
  if (typeof node === 'function') return [{ key, text: String(Reflect.apply(node, undefined, [placeholders])) }];
  return Object.entries(node).flatMap(([name, child]) => flatten(child, key ? `${key}.${name}` : name));
}

/**
 * The admin screens are in English except the group `access`; one button of the lesson page is
 * in English too.
 */
function languageOf(area: MessageArea, key: string): ListedMessage['lang'] {
  if (area === 'admin') return key.startsWith('access.') ? 'pt-BR' : 'en';
  return area === 'learning' && key === 'lesson.editLesson' ? 'en' : 'pt-BR';
}
