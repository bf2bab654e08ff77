import { SkeletonCard } from '@raiz/ui';
import * as styles from './NetworkSkeleton.css.ts';

/** Grey shapes of filters, counts and rows, at their heights. */
export function NetworkSkeleton() {
  return (
    <div aria-hidden="true" className={styles.parts}>
      <div className={styles.filters} />
      <SkeletonCard lines={12} />
    </div>
  );
}
