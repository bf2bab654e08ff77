import { ArrowLeftIcon, ArrowRightIcon, BottomBar, Link } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { to } from '../../shared/page/paths.ts';
import type { LinkedLesson, Neighbours } from './neighbours.ts';
import * as styles from './LessonActions.css.ts';

export interface LessonActionsProps {
  /** The lessons before and after; undefined until they are known. */
  neighbours: Neighbours | undefined;
  /** The lesson is completed, so the next one becomes the main action. */
  isCompleted: boolean;
  /** The button that marks or unmarks the lesson; null for a reader who cannot. */
  mark: ReactNode;
  /** How that went. */
  message: ReactNode;
}

/**
 * What follows a lesson: the previous one, its completion, and the next one. On phones a bar at the
 * bottom of the window.
 */
export function LessonActions({ neighbours, isCompleted, mark, message }: LessonActionsProps) {
  const { previous = null, next = null } = neighbours ?? {};
  const hasLinks = previous !== null || next !== null;
  return (
    <BottomBar wide="fill" message={message}>
      {/* One element, so that the button keeps the focus when the links arrive. */}
      <div
        role={hasLinks ? 'navigation' : undefined}
        aria-label={hasLinks ? messages.navigation : undefined}
        className={styles.row}
      >
        <Side lesson={previous} text={messages.previousTitle} kicker={messages.previous}>
          <ArrowLeftIcon />
        </Side>
        <div className={styles.mark}>{mark}</div>
        <Side lesson={next} text={messages.nextTitle} kicker={messages.next} isNext isMain={isCompleted}>
          <ArrowRightIcon />
        </Side>
      </div>
    </BottomBar>
  );
}

interface SideProps {
  lesson: LinkedLesson | null;
  /** Accessible name of the link. */
  text: (values: { title: string }) => string;
  /** The line above the title. */
  kicker: string;
  isNext?: boolean;
  isMain?: boolean;
  /** The arrow, at the outer end. */
  children: ReactNode;
}

function Side({ lesson, text, kicker, isNext = false, isMain = false, children: arrow }: SideProps) {
  if (lesson === null) {
    return (
      <span aria-hidden="true" className={styles.none}>
        {arrow}
      </span>
    );
  }
  const title = lesson.title ?? emptyValue;
  return (
    <Link
      href={to.lesson(lesson.id)}
      aria-label={text({ title })}
      className={`${isMain ? styles.main : styles.link} ${isNext ? styles.next : ''}`}
    >
      {!isNext && arrow}
      <span className={styles.words}>
        <span className={styles.kicker}>{kicker}</span>
        <span className={styles.title}>{title}</span>
      </span>
      {isNext && arrow}
    </Link>
  );
}
