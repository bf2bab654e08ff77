import { Heading } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { useLayoutEffect, useRef } from 'react';
import { CourseProgress } from '../shared/CourseProgress.tsx';
import { LessonOutline, type LessonOutlineProps } from './LessonOutline.tsx';
import * as styles from './LessonRail.css.ts';

/** Scrolls a list, and only it, so that the lesson being read is in its middle. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const below = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += below - list.clientHeight / 2;
}

/**
 * The right rail of a lesson: progress in the course, and its outline with the current lesson in
 * view.
 */
export function LessonRail(props: LessonOutlineProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showCurrent(list.current), []);
  return (
    <div className={styles.rail}>
      <div className={styles.head}>
        <Heading level={2} size="h3">
          {messages.outline}
        </Heading>
        <CourseProgress course={props.read.course} />
      </div>
      <div ref={list} className={styles.list}>
        <LessonOutline {...props} />
      </div>
    </div>
  );
}
