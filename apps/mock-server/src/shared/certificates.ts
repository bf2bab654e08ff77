import { isCourseCompleted } from '@raiz/api-client/rules';
import { randomToken } from '../core/randomToken.ts';
import type { Database } from '../core/database.ts';
import { progressOf } from './courseTree.ts';
import { nextId } from './nextId.ts';

/**
 * Issues missing certificates to everyone enrolled with a progress of 100. Call it after everything that can raise a
 * progress: completing a lesson, and an author's removal or unpublishing of one. An issued certificate is permanent:
 * `docs/api-decisions.md#course-progress`.
 */
export function issueCertificates(db: Database, courseId: number, now: Date): void {
  const course = db.courses.find((row) => row.id === courseId);
  if (!course) return;
  for (const { user_id } of db.enrolments.filter((row) => row.course_id === courseId)) {
    const user = db.users.find((row) => row.id === user_id);
    const issued = db.certificates.some((row) => row.user_id === user_id && row.course_id === courseId);
    if (!user || issued || !isCourseCompleted(progressOf(db, user_id, courseId))) continue;
    db.certificates.push({
      id: nextId(db.certificates.map((row) => row.id)),
      user_id,
      course_id: courseId,
      title: course.title,
      student: user.name,
      issued_at: now.toISOString(),
      // 128 bits: short enough to read aloud.
      key: randomToken().slice(0, 32),
    });
  }
}
