import { SkeletonCard } from '@raiz/ui';
import * as finder from './CourseFinder.css.ts';
import * as styles from './CourseSearch.css.ts';

export interface CoursesSkeletonProps {
  /** Number of cards. */
  cards: number;
  /**
   * Whether a large card comes first.
   * @default false
   */
  first?: boolean;
}

/** A list of courses while it loads, with space for search and filter. Use it inside Loading. */
export function CoursesSkeleton({ cards, first = false }: CoursesSkeletonProps) {
  return (
    <>
      <div className={finder.skeleton} />
      {first && <SkeletonCard lines={4} />}
      <div className={styles.list}>
        {Array.from({ length: cards }, (_, place) => (
          <div key={place} className={styles.item}>
            <SkeletonCard cover />
          </div>
        ))}
      </div>
    </>
  );
}
