import type { ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { CheckIcon } from '../../../icons/status.tsx';
import { List } from '../List/List.tsx';
import * as styles from './PointList.css.ts';

/** One point of a PointList. */
export interface Point {
  /** A few words, unique within the list. */
  title: string;
  /** A sentence that explains it. */
  text?: string;
  /** Icon in the circle; without one it shows the number of the step. */
  icon?: ReactNode;
}

export interface PointListProps {
  /** Two to five points, either all with icons or none. */
  points: readonly Point[];
  /** Number of the current step, from 1; earlier steps are ticked. Only for steps. */
  current?: number;
}

/** Short points with an icon each, or numbered steps, such as next to a form. */
export function PointList({ points, current }: PointListProps) {
  const isOrdered = points.some(({ icon }) => !hasContent(icon));
  return (
    <List as={isOrdered ? 'ol' : 'ul'} className={styles.list}>
      {points.map(({ title, text, icon }, index) => {
        const step = index + 1;
        const isDone = current !== undefined && step < current;
        const isCurrent = step === current;
        return (
          <li key={title} aria-current={isCurrent ? 'step' : undefined} className={styles.point}>
            <span aria-hidden="true" className={styles.mark[isDone ? 'done' : isCurrent ? 'current' : 'plain']}>
              {isDone ? <CheckIcon size="text" /> : hasContent(icon) ? icon : step}
            </span>
            <div className={styles.content}>
              <p className={styles.title}>{title}</p>
              {text !== undefined && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        );
      })}
    </List>
  );
}
