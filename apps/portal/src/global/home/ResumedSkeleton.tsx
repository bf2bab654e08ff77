import { SkeletonShape, SkeletonText } from '@raiz/ui';
import * as styles from './Home.css.ts';

/** Skeleton of the course to continue. Use it inside Loading. */
export function ResumedSkeleton() {
  return (
    <>
      <div className={styles.resumedCourse}>
        <div className={styles.resumedCover}>
          <SkeletonShape shape="fill" count={1} />
        </div>
        <div className={styles.resumedTexts}>
          <SkeletonText lines={2} />
        </div>
      </div>
      <SkeletonShape shape="button" count={1} />
    </>
  );
}
