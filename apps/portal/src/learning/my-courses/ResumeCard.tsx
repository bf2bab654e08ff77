import { Button, ButtonLink, CourseCover, ProgressBar, TextLink } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { courseWordsMessages as words, myCoursesMessages as messages } from '@raiz/ui/messages/learning';
import { useId } from 'react';
import { to } from '../../shared/page/paths.ts';
import { hasId, type WithId } from '../../shared/reads/rows.ts';
import { nextToDo } from '../shared/courseFacts.ts';
import { useCourse } from '../shared/courseQuery.ts';
import { lastLessonOf } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';
import * as styles from './ResumeCard.css.ts';
import { isClosed, useCourseAccess } from '../shared/premiumAccess.ts';

export interface ResumeCardProps {
  /** The course to continue with, with its progress in percent. */
  course: WithId<EnrolledCourse>;
}

/**
 * The course where the member left off, large, with links to the next lesson and to the course;
 * only to the course when the lesson is unknown or closed to the member.
 */
export function ResumeCard({ course }: ResumeCardProps) {
  const titleId = useId();
  const title = course.title ?? emptyValue;
  return (
    <section aria-label={messages.resumeTitle}>
      <article aria-labelledby={titleId} className={styles.card}>
        <div className={styles.cover}>
          <CourseCover courseId={course.id} size="fill" />
        </div>
        <div className={styles.head}>
          <p className={styles.kicker}>{messages.resumeTitle}</p>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <div className={styles.body}>
          <p className={styles.description}>{course.description?.trim() || words.noDescription}</p>
          <ProgressBar
            value={course.progress}
            label={messages.progressOf({ title })}
            text={words.progressPercent({ percent: formatPercent(course.progress) })}
          />
          <ResumeActions course={course} />
        </div>
      </article>
    </section>
  );
}

function ResumeActions({ course }: ResumeCardProps) {
  const user = useProfile().data?.user;
  const isAdmin = user?.is_admin ?? false;
  const access = useCourseAccess(course.id, isAdmin);
  const { data, isFetchedAfterMount } = useCourse(access === 'open' ? course.id : undefined);

  const isChecking = access === 'checking' || (access === 'open' && !data && !isFetchedAfterMount);
  const canOpen = access === 'open' && data !== undefined && !isClosed(data, isAdmin, true);
  const next = canOpen ? nextToDo(data.course, lastLessonOf(user?.id ?? null, data.id)) : null;
  const lesson = next !== null && hasId(next) ? next : null;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {isChecking ? (
          <Button block busy>
            {messages.open}
          </Button>
        ) : (
          <ButtonLink block href={lesson ? to.lesson(lesson.id) : to.course(course.id)}>
            {lesson ? messages.resume({ lesson: lesson.title ?? emptyValue }) : messages.open}
          </ButtonLink>
        )}
      </div>
      {(isChecking || lesson) && (
        <TextLink look="standalone" href={to.course(course.id)}>
          {messages.open}
        </TextLink>
      )}
    </div>
  );
}
