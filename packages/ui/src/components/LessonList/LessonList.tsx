import type { ReactNode } from 'react';
import { EyeOffIcon } from '../../icons/actions.tsx';
import { CircleIcon } from '../../icons/status.tsx';
import { SuccessIcon } from '../../icons/notices.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LessonList.css.ts';

/** One lesson of a list. */
export interface LessonListItem {
  /** Unique within the list. */
  id: number | string;
  /** The lesson's title. */
  title: string;
  /** Where it opens; null when this reader cannot open it. */
  href: string | null;
  /** Whether this reader has completed it; undefined where completion is not shown, as in a preview. */
  completed?: boolean;
  /** Not published yet: greyed and marked. */
  unpublished?: boolean;
  /** The lesson being read. */
  current?: boolean;
  /** A short fact at the end of the line, such as "Opcional". */
  note?: string;
}

/** Props of LessonList. */
export interface LessonListProps {
  /** In the order of the course. */
  lessons: readonly LessonListItem[];
  /** What a tick means, for screen readers. */
  completedText: string;
  /** Marks an unpublished lesson; empty where only the grey shows it. */
  unpublishedText: string;
}

/** Lessons of a module with their ticks; unpublished ones are greyed, and no links for those who cannot open them. */
export function LessonList(props: LessonListProps) {
  const { lessons, completedText, unpublishedText } = props;
  return (
    <ol className={styles.list}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonRow lesson={lesson}>
            <LessonMark lesson={lesson} />
            <span className={styles.title}>
              {lesson.title}
              {lesson.completed === true && <VisuallyHidden> ({completedText})</VisuallyHidden>}
              {lesson.unpublished === true && ` ${unpublishedText}`}
            </span>
            {lesson.note !== undefined && <span className={styles.note}>{lesson.note}</span>}
          </LessonRow>
        </li>
      ))}
    </ol>
  );
}

function LessonRow({ lesson, children }: { lesson: LessonListItem; children: ReactNode }) {
  const className = cx(styles.row, lesson.unpublished === true && styles.greyed, lesson.href !== null && styles.link);
  if (lesson.href === null) return <span className={className}>{children}</span>;
  return (
    <Link href={lesson.href} aria-current={lesson.current === true ? 'page' : undefined} className={className}>
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
  return (
    <span className={styles.mark}>
      {/* Where completion is not shown, only a bullet. */}
      <CircleIcon size={lesson.completed === false ? 'medium' : 'small'} />
    </span>
  );
}
