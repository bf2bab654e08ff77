import { Loading, PageLayout, SkeletonPage } from '@raiz/ui';

/** Fallback while the chunk of a page loads. */
export function ScreenLoading() {
  return (
    <PageLayout>
      <Loading>
        <SkeletonPage />
      </Loading>
    </PageLayout>
  );
}
