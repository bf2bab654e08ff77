import { EmptyState, Stack } from '@raiz/ui';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { Tabs, type TabItem } from '@raiz/ui/tabs';
import { useMemo } from 'react';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { MoreRows, useMoreRows } from '../../shared/tables/LongTable.tsx';
import { knownRows, rowKey } from '../../shared/reads/rows.ts';
import { VideoItem } from './VideoItem.tsx';
import { type Video, videosOf, videoTypes } from './videos.ts';
import * as styles from './VideoItem.css.ts';

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
  const videos = useMemo(() => knownRows(received), [received]);
  const items: TabItem[] = useMemo(() => tabsOf(videos), [videos]);
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

/** The tabs with their panels: the same lists in each render, or the lists would start again. */
function tabsOf(videos: readonly Video[]): TabItem[] {
  return [
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
}

function VideoList({ videos }: { videos: readonly Video[] }) {
  const { shown, showMore } = useMoreRows(videos);
  if (videos.length === 0) return <EmptyState title={messages.noneOfType} />;
  return (
    <Stack gap={12}>
      <ul className={styles.list}>
        {shown.map((video, at) => (
          <VideoItem key={rowKey(video, at)} video={video} />
        ))}
      </ul>
      <MoreRows shown={shown.length} total={videos.length} onMore={showMore} />
    </Stack>
  );
}
