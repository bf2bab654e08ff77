import { EmptyState, Stack } from '@raiz/ui';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { Tabs, type TabItem } from '@raiz/ui/tabs';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { knownRows } from '../../shared/rows.ts';
import { VideoItem } from './VideoItem.tsx';
import { type Video, videosOf, videoTypes } from './videos.ts';

export interface VideoTabsProps {
  /** Every entry as received, newest first. */
  videos: readonly (Video | null)[];
  /** The type shown; null or an unknown type shows all. */
  type: string | null;
  /** Called with the chosen type; null for all. */
  onType: (type: string | null) => void;
}

const all = 'todos';

/** A tab with all entries, and one per known type. */
export function VideoTabs({ videos: received, type, onType }: VideoTabsProps) {
  const videos = knownRows(received);
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
    <>
      <Tabs
        label={messages.filter}
        items={items}
        value={type}
        onChange={(chosen) => onType(chosen === all ? null : chosen)}
      />
      <DroppedRows rows={received} />
    </>
  );
}

function VideoList({ videos }: { videos: readonly Video[] }) {
  if (videos.length === 0) return <EmptyState title={messages.noneOfType} />;
  return (
    <Stack as="ul">
      {videos.map((video, at) => (
        <VideoItem key={video.id ?? `row ${at}`} video={video} />
      ))}
    </Stack>
  );
}
