import { SkeletonCard, SkeletonText, Stack } from '@raiz/ui';

/** Stands in for filters and rows. */
export function NetworkSkeleton() {
  return (
    <Stack gap={16}>
      <SkeletonCard />
      <SkeletonText lines={8} />
    </Stack>
  );
}
