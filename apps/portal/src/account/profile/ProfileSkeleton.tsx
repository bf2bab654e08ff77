import { SkeletonCard, Stack } from '@raiz/ui';
import * as styles from './ProfileParts.css.ts';

/** Skeleton of the parts below the figures. */
export function ProfileSkeleton() {
  return (
    <>
      <div className={styles.columns}>
        <Stack gap={24}>
          <SkeletonCard lines={5} />
          <SkeletonCard lines={2} />
        </Stack>
        <Stack gap={24}>
          <SkeletonCard lines={3} />
          <SkeletonCard lines={2} />
        </Stack>
      </div>
      <SkeletonCard lines={8} />
    </>
  );
}
