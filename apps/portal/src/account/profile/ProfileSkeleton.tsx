import { Grid, SkeletonCard, Stack } from '@raiz/ui';

/** Skeleton of the profile's cards, in their two columns. */
export function ProfileSkeleton() {
  return (
    <Grid least="large">
      <Stack gap={24}>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={8} />
        <SkeletonCard lines={3} />
      </Stack>
      <Stack gap={24}>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={1} />
        <SkeletonCard lines={10} />
      </Stack>
    </Grid>
  );
}
