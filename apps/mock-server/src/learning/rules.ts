import { hasPremiumAccess } from '@raiz/api-client/rules';
import type { CourseRow, LessonRow, UserRow, World } from '../core/world.ts';

/**
 * How much of a course someone is shown (operations.md, section 5):
 * `everything` to administrators, `published` to members it is open to, `preview` (titles and descriptions, no lesson's content) to all others.
 */
export type CourseView = 'everything' | 'published' | 'preview';

/** Whether a user's subscription qualifies for premium content; someone without one has none. */
export function isSubscriber(world: Pick<World, 'subscriptions'>, userId: number, now: Date): boolean {
  return hasPremiumAccess(
    world.subscriptions.find((row) => row.user_id === userId),
    now,
  );
}

/** What a caller is shown of a course. */
export function viewOf(caller: UserRow | null, course: Pick<CourseRow, 'is_premium'>, subscriber: boolean): CourseView {
  if (!caller) return 'preview';
  if (caller.is_admin) return 'everything';
  return course.is_premium === 1 && !subscriber ? 'preview' : 'published';
}

/** Whether a member is kept out of a course only for want of a subscription: this, not the preview itself, is a 403. */
export function isBlocked(caller: UserRow | null, view: CourseView): boolean {
  return caller !== null && view === 'preview';
}

/** A lesson as its view shows it: what is not open keeps title, position and state, and loses its content and links. */
export function lessonInView(lesson: LessonRow, view: CourseView): LessonRow {
  const open = view === 'everything' || (view === 'published' && lesson.published === 1);
  return open ? lesson : { ...lesson, content: null, video_url: null, resource_url: null };
}
