import { CourseCover, Stack, Text } from '@raiz/ui';
import type { ReactNode } from 'react';
import { CourseBadge } from './CourseBadge.tsx';
import { contentsOf } from './courseFacts.ts';
import type { CourseRead } from './courseQuery.ts';
import * as styles from './CourseAside.css.ts';

export interface CourseAsideProps {
  /** The course with its modules, or its preview. */
  read: CourseRead;
  /** Administrators also count unpublished lessons. */
  isAdmin: boolean;
  /** The progress of a student in percent, which the cover shows. */
  progress?: number | null;
  /** The progress, and the one main action of the page. */
  children: ReactNode;
}

/** The card next to a course: cover, access, contents, and the next action. */
export function CourseAside({ read: { id, course }, isAdmin, progress = null, children }: CourseAsideProps) {
  return (
    <div className={styles.card}>
      <div className={styles.cover}>
        <CourseCover courseId={id} size="wide" progress={progress} />
      </div>
      <div className={styles.body}>
        <Stack gap={8} align="start">
          <CourseBadge isPremium={course.is_premium} />
          <Text tone="muted" size="caption">
            {contentsOf(course, isAdmin)}
          </Text>
        </Stack>
        {children}
      </div>
    </div>
  );
}
