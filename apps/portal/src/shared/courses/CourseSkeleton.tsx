import { SkeletonShape, SkeletonText } from '@raiz/ui';

export interface CourseSkeletonProps {
  /** The classes of the card that loads, for its parts: `head` for texts beside the cover, `main` for the button. */
  styles: { card: string; cover: string; body: string; head?: string; main?: string };
  /**
   * Number of lines above the button.
   * @default none
   */
  lines?: number;
}

/** Skeleton of the card of a course that is the main one of its page. Use it inside Loading. */
export function CourseSkeleton({ styles, lines = 0 }: CourseSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.card}>
      <div className={styles.cover}>
        <SkeletonShape shape="fill" count={1} />
      </div>
      {styles.head !== undefined && (
        <div className={styles.head}>
          <SkeletonText lines={2} />
        </div>
      )}
      <div className={styles.body}>
        {lines > 0 && <SkeletonText lines={lines} />}
        <div className={styles.main}>
          <SkeletonShape shape="button" count={1} />
        </div>
      </div>
    </div>
  );
}
