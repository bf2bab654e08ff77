import { hasPremiumAccess } from '@raiz/api-client/rules';
import type { CourseRow, LessonRow, UserRow, Database } from '../core/database.ts';
import { currentSubscription } from '../shared/currentSubscription.ts';

/**
 * How much of a course a caller sees: administrators `everything`, members with access `published`, all others
 * `preview` (titles and descriptions, no lesson content).
 */
export type CourseView = 'everything' | 'published' | 'preview';

/** Whether a user's subscription opens premium content: `docs/specification.md#premium-access`. */
export function isSubscriber(db: Pick<Database, 'subscriptions'>, userId: number, now: Date): boolean {
  return hasPremiumAccess(currentSubscription(db, userId, now), now);
}

/** How much of a course a caller sees. */
export function viewOf(caller: UserRow | null, course: Pick<CourseRow, 'is_premium'>, subscriber: boolean): CourseView {
  if (!caller) return 'preview';
  if (caller.is_admin) return 'everything';
  return course.is_premium === 1 && !subscriber ? 'preview' : 'published';
}

/** Whether a member only needs a subscription to open a course. The answer is then a 403 instead of the preview. */
export function isBlocked(caller: UserRow | null, view: CourseView): boolean {
  return caller !== null && view === 'preview';
}

/** A lesson in a view: a closed one has title, position and state, but no content and links. */
export function lessonInView(lesson: LessonRow, view: CourseView): LessonRow {
  const open = view === 'everything' || (view === 'published' && lesson.published === 1);
  return open ? lesson : { ...lesson, content: null, video_url: null, resource_url: null };
}
