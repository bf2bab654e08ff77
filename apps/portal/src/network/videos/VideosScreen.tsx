import { EmptyState, PageLayout, SkeletonCard } from '@raiz/ui';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import type { Video } from './videos.ts';
import { VideoTabs, type VideoTabsProps } from './VideoTabs.tsx';

export interface VideosScreenProps extends Omit<VideoTabsProps, 'videos'> {
  /** The videos: loading, failed with its sentence and a retry, or ready. */
  load: Load<readonly Video[]>;
}

/** 'Meus Vídeos e Conquistas' (spec, section 2). */
export function VideosScreen({ load, ...tabs }: VideosScreenProps) {
  return (
    <PageLayout width="reading">
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={1} />
            <SkeletonCard lines={1} />
          </>
        }
      >
        {(videos) =>
          videos.length === 0 ? (
            <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>
          ) : (
            <VideoTabs videos={videos} {...tabs} />
          )
        }
      </Loaded>
      {load.state !== 'loading' && <NetworkLinks current="videos" />}
    </PageLayout>
  );
}
