import { CourseCover, Heading, Loading, SkeletonShape, SkeletonText, SkeletonTitle, Stack, Text } from '@raiz/ui';
import { courseMessages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { CourseSkeleton } from '../../shared/courses/CourseSkeleton.tsx';
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

interface CourseBodySkeletonProps {
  /**
   * With a text about the course, as in its preview.
   * @default false
   */
  about?: boolean;
}

/** Skeleton of the modules. */
export function CourseBodySkeleton({ about = false }: CourseBodySkeletonProps) {
  return (
    <>
      {about && (
        <div aria-hidden="true">
          <Stack gap={8}>
            <Heading level={2} size="h3">
              <SkeletonTitle />
            </Heading>
            <SkeletonText lines={4} />
          </Stack>
        </div>
      )}
      <div aria-hidden="true" inert>
        <Stack gap={12}>
          <Heading level={2} size="h3">
            {courseMessages.outline}
          </Heading>
          <SkeletonShape shape="list" count={3} />
        </Stack>
      </div>
    </>
  );
}

/** Skeleton of the card; not announced, because the page's skeleton is. */
export function CourseAsideSkeleton() {
  return (
    <Loading text="">
      <CourseSkeleton styles={styles} lines={2} />
    </Loading>
  );
}
