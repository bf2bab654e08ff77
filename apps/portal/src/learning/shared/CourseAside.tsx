import { CourseCover, Inline, Loading, SkeletonCard, Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { knownRows } from '../../shared/reads/rows.ts';
import { CourseBadge } from './CourseBadge.tsx';
import type { CourseRead } from './courseQuery.ts';
import * as styles from './CourseAside.css.ts';

export interface CourseAsideProps {
  /** The course with its modules, or its preview. */
  read: CourseRead;
  /** The progress, and the one main action of the page. */
  children: ReactNode;
}

/** The card beside a course: cover, access, size, and what to do next. */
export function CourseAside({ read: { id, course }, children }: CourseAsideProps) {
  const lessons = knownRows(course.modules).reduce((sum, module) => sum + module.lessons.length, 0);
  return (
    <div className={styles.card}>
      <CourseCover courseId={id} />
      <div className={styles.body}>
        <Inline justify="between" gap={8}>
          <CourseBadge isPremium={course.is_premium} />
          <Text as="span" tone="muted" size="small">
            {countOf(lessons, words.lessonCount)}
          </Text>
        </Inline>
        {children}
      </div>
    </div>
  );
}

/**
 * The parts of the page while the course loads. Not on narrow windows, where they follow the card,
 * whose height depends on the reader.
 */
export function CourseBodySkeleton() {
  return (
    <div className={styles.wideOnly}>
      <SkeletonCard lines={6} />
    </div>
  );
}

/** The card while the course loads; not announced, because the page's own skeleton is. */
export function CourseAsideSkeleton() {
  return (
    <Loading text="">
      <SkeletonCard cover />
    </Loading>
  );
}
