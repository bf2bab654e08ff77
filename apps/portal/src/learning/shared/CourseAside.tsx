import { CourseCover, Loading, SkeletonCard, Stack, Text } from '@raiz/ui';
import type { ReactNode } from 'react';
import { CourseBadge } from './CourseBadge.tsx';
import { contentsOf } from './courseFacts.ts';
import type { CourseRead } from './courseQuery.ts';
import * as styles from './CourseAside.css.ts';

export interface CourseAsideProps {
  /** The course with its modules, or its preview. */
  read: CourseRead;
  /** The progress, and the one main action of the page. */
  children: ReactNode;
}

/** The card beside a course: cover, access, what it holds, and what to do next. */
export function CourseAside({ read: { id, course }, children }: CourseAsideProps) {
  return (
    <div className={styles.card}>
      <div className={styles.cover}>
        <CourseCover courseId={id} size="fill" />
      </div>
      <div className={styles.body}>
        <Stack gap={8} align="start">
          <CourseBadge isPremium={course.is_premium} />
          <Text tone="muted" size="small">
            {contentsOf(course)}
          </Text>
        </Stack>
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
