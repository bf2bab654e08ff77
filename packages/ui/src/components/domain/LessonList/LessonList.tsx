import type { ReactNode } from 'react';
import { EyeOffIcon, PlayIcon } from '../../../icons/actions.tsx';
import { SuccessIcon } from '../../../icons/frame.tsx';
import { LockIcon, PageIcon } from '../../../icons/subjects.tsx';
import { cx } from '../../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { List } from '../../primitives/List/List.tsx';
import * as styles from './LessonList.css.ts';

/** One lesson of a list. */
export interface LessonListItem {
  /** Unique within the list. */
  id: number | string;
  /** The lesson's title. */
  title: string;
  /** Path of the lesson; null when this user cannot open it. */
  href: string | null;
  /** Whether this user has completed it; undefined if the list does not show completion, as in a preview. */
  completed?: boolean;
  /** Whether a subscription would open it: shown grey, with a padlock. */
  closed?: boolean;
  /** Whether it is unpublished: shown grey and marked. */
  unpublished?: boolean;
  /** Its kind; undefined when unknown, as in a preview. */
  kind?: 'video' | 'text';
  /** Whether it is the current lesson. */
  current?: boolean;
  /** Whether it is the next one to do: tinted as the current one. */
  next?: boolean;
  /** A short fact at the end of the row, such as "Opcional". */
  note?: string;
}

export interface LessonListProps {
  /** In the order of the course. */
  lessons: readonly LessonListItem[];
  /** Meaning of a tick, for screen readers. */
  completedText: string;
  /** Meaning of the triangle of a lesson with a video, for screen readers. */
  videoText: string;
  /** Meaning of the padlock of a closed lesson, for screen readers. */
  closedText: string;
  /** Marks an unpublished lesson; empty for no mark. */
  unpublishedText: string;
}

/**
 * Lessons of a module, each with a mark: completed, a video or a text. Unpublished ones are grey, and are not links for
 * users who cannot open them. Those that a subscription opens have a padlock.
 */
export function LessonList(props: LessonListProps) {
  const { lessons, completedText, videoText, closedText, unpublishedText } = props;
  return (
    <List as="ol" className={styles.list}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonRow lesson={lesson}>
            <LessonMark lesson={lesson} />
            <span className={styles.title}>
              {lesson.title}
              {lesson.completed === true && <VisuallyHidden>{` (${completedText})`}</VisuallyHidden>}
              {lesson.unpublished === true && ` ${unpublishedText}`}
              {lesson.kind === 'video' && <VisuallyHidden>{` (${videoText})`}</VisuallyHidden>}
              {lesson.closed === true && <VisuallyHidden>{` (${closedText})`}</VisuallyHidden>}
            </span>
            {lesson.note !== undefined && <span className={styles.note}>{lesson.note}</span>}
            {lesson.closed === true && (
              <span className={styles.mark}>
                <LockIcon size="text" />
              </span>
            )}
          </LessonRow>
        </li>
      ))}
    </List>
  );
}

function LessonRow({ lesson, children }: { lesson: LessonListItem; children: ReactNode }) {
  const isCurrent = lesson.current === true;
  const className = cx(
    styles.row,
    (lesson.unpublished === true || lesson.closed === true) && styles.greyed,
    lesson.href !== null && styles.link,
    (isCurrent || lesson.next === true) && styles.current,
  );
  const current = isCurrent ? 'page' : undefined;
  if (lesson.href === null) {
    return (
      <span aria-current={current} className={className}>
        {children}
      </span>
    );
  }
  return (
    <Link href={lesson.href} aria-current={current} className={className}>
      {children}
    </Link>
  );
}

function LessonMark({ lesson }: { lesson: LessonListItem }) {
  if (lesson.completed === true) {
    return (
      <span className={cx(styles.mark, styles.tick)}>
        <SuccessIcon />
      </span>
    );
  }
  if (lesson.unpublished === true) {
    return (
      <span className={styles.mark}>
        <EyeOffIcon />
      </span>
    );
  }
  if (lesson.kind === undefined) return <span className={cx(styles.mark, styles.dot)} />;
  return (
    <span className={cx(styles.mark, styles.kind)}>
      {lesson.kind === 'video' ? <PlayIcon size="text" /> : <PageIcon size="text" />}
    </span>
  );
}
