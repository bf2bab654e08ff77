import { Loading, PageLayout, SkeletonPage } from '@raiz/ui';

/** While a screen's own code is on its way. */
export function ScreenLoading() {
  return (
    <PageLayout>
      <Loading>
        <SkeletonPage />
      </Loading>
    </PageLayout>
  );
}
