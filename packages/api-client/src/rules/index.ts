export { addDays, calendarDay, daysBetween, localDay, momentOf, portalTimeZone } from './day.ts';
export { isObject, readField, readJson } from './json.ts';
export { courseProgress, isCourseCompleted } from './learning.ts';
export { isWebUrl, joinLinks, safePath, safeUrl, splitLinks, typedUrl, vimeoVideo, type VimeoVideo } from './links.ts';
export { serverTexts } from './serverTexts.ts';
export { canCancel, hasPremiumAccess, isTodayOrLater, trialDaysLeft, type SubscriptionFacts } from './subscription.ts';
