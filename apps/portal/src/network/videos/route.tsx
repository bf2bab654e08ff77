import { safeUrl } from '@raiz/api-client/rules';
import {
  EmptyState,
  GiftIcon,
  ListIcon,
  MegaphoneIcon,
  PageLayout,
  SkeletonCard,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  TrophyIcon,
} from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { type TabItem, Tabs } from '@raiz/ui/tabs';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { knownRows, rowKey } from '../../shared/reads/rows.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import { MoreRows, useMoreRows } from '../../shared/tables/LongTable.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { paragraphsOf, type Video, videosOf, videoTypes, videoWord } from './videos.ts';
import * as styles from './Videos.css.ts';

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

interface VideoTabsProps {
  /** Every entry as received, newest first. */
  videos: readonly (Video | null)[];
  /** The type shown; null or an unknown type shows all. */
  type: string | null;
  /** Called with the chosen type; null for all. */
  onType: (type: string | null) => void;
}

const all = 'todos';

/** A tab with all entries, and one per known type. */
function VideoTabs({ videos: received, type, onType }: VideoTabsProps) {
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

const icons: Readonly<Record<string, ReactNode>> = {
  conquista: <TrophyIcon />,
  bonus: <GiftIcon />,
  anuncio: <MegaphoneIcon />,
};

/** Row of one entry: its text or a link with the host name, type, and date. */
function VideoItem({ video: { type, video_date, content } }: { video: Video }) {
  const word = videoWord(type);
  const date = formatDate(video_date);
  const link = safeUrl(content);
  return (
    <li className={styles.item}>
      <span aria-hidden="true" className={styles.icon}>
        {(type !== null && Object.hasOwn(icons, type) && icons[type]) || <ListIcon />}
      </span>
      <div className={styles.content}>
        {link === null ? (
          paragraphsOf(content ?? emptyValue).map((paragraph, at) => (
            <Text key={at} measure>
              {paragraph}
            </Text>
          ))
        ) : (
          <ItemLink href={link} label={messages.openItem({ type: word, date })} />
        )}
      </div>
      <div className={styles.facts}>
        <span>{word}</span>
        <span>{date}</span>
      </div>
    </li>
  );
}

/** The link of an entry, with its host name. */
function ItemLink({ href, label }: { href: string; label: string }) {
  return (
    <span className={styles.link}>
      <TextLink href={href} newTab aria-label={`${label} ${commonMessages.opensInNewTab}`}>
        {messages.open}
      </TextLink>
      <Text as="span" size="small" tone="muted">
        {new URL(href).hostname}
      </Text>
    </span>
  );
}
