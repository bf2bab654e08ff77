import { emptyValue } from '../format/number.ts';
import { uiTexts } from '../internal/uiTexts.ts';
import { bannerMessages } from './global/banner.ts';
import { commonMessages } from './global/common.ts';
import { headerMessages } from './global/header.ts';
import { homeMessages } from './global/home.ts';
import { loginNeededMessages } from './global/loginNeeded.ts';
import { notFoundMessages } from './global/notFound.ts';
import { sessionMessages } from './global/session.ts';
import { termsMessages } from './global/terms.ts';
import { troubleMessages } from './global/trouble.ts';

export {
  bannerMessages,
  commonMessages,
  headerMessages,
  homeMessages,
  loginNeededMessages,
  notFoundMessages,
  sessionMessages,
  termsMessages,
  troubleMessages,
};

/**
 * Every text outside the areas, by place. Screens import only the catalogue they need, which keeps
 * the others out of their chunk.
 */
export const globalMessages = {
  common: { ...uiTexts, emptyValue, ...commonMessages },
  header: headerMessages,
  banner: bannerMessages,
  home: homeMessages,
  session: { ...sessionMessages, loginNeeded: loginNeededMessages },
  notFound: notFoundMessages,
  trouble: troubleMessages,
  terms: termsMessages,
} as const;
