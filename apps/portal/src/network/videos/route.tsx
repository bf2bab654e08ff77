import { EmptyState, PageLayout, SkeletonCard, SkeletonText } from '@raiz/ui';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { useSearchParams } from 'react-router-dom';
import { Read } from '../../shared/reads/Read.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { newestFirst } from '../shared/newestFirst.ts';
import type { Video } from './videos.ts';
import { VideoTabs } from './VideoTabs.tsx';

const newestVideos = ({ videos }: { videos: readonly (Video | null)[] }) =>
  newestFirst(videos, ({ video_date }) => video_date);

/**
 * `/perfil/videos`: videos, achievements and announcements (docs/specification.md#videos). The
 * chosen tab is in the address.
 */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const query = $api.useQuery('get', '/videos', undefined, { select: newestVideos });
  const setType = (type: string | null) =>
    setSearch(type === null ? {} : { tipo: type }, { replace: true, preventScrollReset: true });

  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="videos" />}>{messages.title}</ScreenHeader>
      <Read queries={[query]} failed={messages.loadFailed} loadingText={messages.loading} skeleton={<VideosSkeleton />}>
        {(videos) =>
          videos.length === 0 ? (
            <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>
          ) : (
            <VideoTabs videos={videos} type={search.get('tipo')} onType={setType} />
          )
        }
      </Read>
    </PageLayout>
  );
}

function VideosSkeleton() {
  return (
    <>
      <SkeletonText lines={1} />
      <SkeletonCard lines={16} />
    </>
  );
}
