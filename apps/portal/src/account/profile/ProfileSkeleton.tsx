import { Grid, Loading, SkeletonCard, Stack } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';

/** Stands in for the blocks of the profile, in their columns, until they can be shown together. */
export function ProfileSkeleton() {
  return (
    <Loading text={profileMessages.loading}>
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
    </Loading>
  );
}
