import { EmptyState, Stack } from '@raiz/ui';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { Tabs, type TabItem } from '@raiz/ui/tabs';
import { VideoItem } from './VideoItem.tsx';
import { type Video, videosOf, videoTypes } from './videos.ts';

export interface VideoTabsProps {
  /** Every entry, newest first. */
  videos: readonly Video[];
  /** The kind shown; empty or unknown shows all. */
  type: string | null;
  /** Called with the kind that someone has chosen; null for all. */
  onType: (type: string | null) => void;
}

const all = 'todos';

/** All entries, and those of each kind in a tab of their own. Kinds that nobody knows are among all. */
export function VideoTabs({ videos, type, onType }: VideoTabsProps) {
  const items: TabItem[] = [
    { value: all, label: messages.all, count: videos.length, panel: <VideoList videos={videos} /> },
    ...videoTypes.map((kind) => {
      const own = videosOf(videos, kind);
      return {
        value: kind,
        label: messages.typeFilters[kind],
        count: own.length,
        panel: <VideoList videos={own} />,
      };
    }),
  ];
  return (
    <Tabs
      label={messages.filter}
      items={items}
      value={type}
      onChange={(chosen) => onType(chosen === all ? null : chosen)}
    />
  );
}

function VideoList({ videos }: Pick<VideoTabsProps, 'videos'>) {
  if (videos.length === 0) return <EmptyState title={messages.noneOfType} />;
  return (
    <Stack as="ul">
      {videos.map((video) => (
        <VideoItem key={video.id} video={video} />
      ))}
    </Stack>
  );
}
