import { safeUrl, vimeoVideo } from '@raiz/api-client/rules';
import {
  CloseIcon,
  CourseCover,
  EmptyState,
  GiftIcon,
  List,
  ListIcon,
  MegaphoneIcon,
  PageLayout,
  PlayIcon,
  SafeText,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VideoPlayer,
  VisuallyHidden,
} from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { type TabItem, Tabs } from '@raiz/ui/tabs';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { text, useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { valueOf } from '../../shared/reads/labelOf.ts';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import { MoreRows, useMoreRows } from '../../shared/tables/LongTable.tsx';
import { Medal } from '../shared/Medal.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { isKnownType, type Video, videosOf, videoTypes, videoLabel } from './videos.ts';
import * as styles from './Videos.css.ts';

const newestVideos = ({ videos }: { videos: readonly (Video | null)[] }) =>
  newestFirst(videos, ({ video_date }) => video_date);

/** The tab with all entries. */
const all = 'todos';

const parameters = {
  type: {
    ...text('tipo'),
    read: (type: string) => type || all,
    write: (type: string) => (type === all ? '' : type),
  },
};

/**
 * `/perfil/videos`: videos, achievements and announcements (docs/specification.md#videos). The
 * chosen tab is in the address.
 */
export function Route() {
  const [{ type }, change] = useViewInAddress(parameters);
  const query = $api.useQuery('get', '/videos', undefined, { select: newestVideos });

  const day = query.data?.find((video) => video?.video_date)?.video_date;

  return (
    <PageLayout
      band={
        <ScreenBand
          of="courses"
          size="list"
          tabs={<NetworkTabs current="videos" />}
          sentence={day && messages.latest({ date: formatDate(day) })}
        >
          {messages.title}
        </ScreenBand>
      }
    >
      <QueryBoundary
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="list" />}
      >
        {(videos) =>
          videos.length === 0 ? (
            <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>
          ) : (
            <VideoTabs videos={videos} type={type} onType={(chosen) => change({ type: chosen })} />
          )
        }
      </QueryBoundary>
    </PageLayout>
  );
}

interface VideoTabsProps {
  /** Every entry as received, newest first. */
  videos: readonly (Video | null)[];
  /** The type shown; an unknown type shows all. */
  type: string;
  /** Called with the chosen type. */
  onType: (type: string) => void;
}

/** The type with a medal. */
const achievement = 'conquista';

/** A tab with all entries, and one per known type. */
function VideoTabs({ videos: received, type, onType }: VideoTabsProps) {
  const videos = useMemo(() => nonNullRows(received), [received]);
  const items: TabItem[] = useMemo(() => tabsOf(videos), [videos]);
  return (
    <>
      <Tabs label={messages.filter} items={items} value={type} onChange={onType} />
      <DroppedRows rows={received} />
    </>
  );
}

/** The tabs with their panels; stable across renders, or the lists would reset. */
function tabsOf(videos: readonly Video[]): TabItem[] {
  return [
    { value: all, label: messages.all, count: videos.length, panel: <VideoList list={all} videos={videos} /> },
    ...videoTypes.map((kind) => {
      const own = videosOf(videos, kind);
      return {
        value: kind,
        label: messages.typeFilters[kind],
        count: own.length,
        panel: <VideoList list={kind} videos={own} cards={kind === achievement} />,
      };
    }),
  ];
}

interface VideoListProps {
  videos: readonly Video[];
  /** The type shown, or all. */
  list: string;
  /** @default false */
  cards?: boolean;
}

function VideoList({ videos, list, cards = false }: VideoListProps) {
  const { shown, showMore } = useMoreRows(videos, list);
  const [playing, setPlaying] = useState<string | null>(null);
  const keyOf = rowKeys(videos);
  if (videos.length === 0) return <EmptyState title={messages.noneOfType} />;
  return (
    <Stack gap={12}>
      <List className={cards ? styles.cards : undefined}>
        {shown.map((video) => {
          const key = keyOf(video);
          const isOpen = key === playing;
          return (
            <VideoItem
              key={key}
              video={video}
              variant={cards ? 'card' : 'row'}
              isOpen={isOpen}
              onToggle={() => setPlaying(isOpen ? null : key)}
            />
          );
        })}
      </List>
      <MoreRows shown={shown.length} total={videos.length} onMore={showMore} />
    </Stack>
  );
}

const icons: Readonly<Record<string, ReactNode>> = {
  bonus: <GiftIcon size="large" />,
  anuncio: <MegaphoneIcon size="large" />,
};

/** The medal or icon of a type. */
function typeIcon(type: string): ReactNode {
  if (type === achievement) return <Medal />;
  return (Object.hasOwn(icons, type) && icons[type]) || <ListIcon size="large" />;
}

interface VideoItemProps {
  video: Video;
  /** `row` of a list, or `card` for an achievement with a large medal. */
  variant: 'row' | 'card';
  /** Whether its video plays; only one plays at a time. */
  isOpen: boolean;
  /** Plays or closes its video. */
  onToggle: () => void;
}

/** One entry: its text or its link, and its day. A video has a cover, and plays in its row; the others have an icon. */
function VideoItem({ video, variant, isOpen, onToggle }: VideoItemProps) {
  const { video_date, content } = video;
  const type = valueOf(video.type);
  const playerId = useId();
  const link = safeUrl(content);
  const film = link === null ? null : vimeoVideo(link);
  const date = formatDate(video_date);
  const day = date === emptyValue ? '' : ` ${messages.ofDay({ date })}`;
  const cover = film !== null && (
    <span className={styles.cover}>
      <CourseCover courseId={film.id} size="fill" />
      <span className={styles.disc}>{isOpen ? <CloseIcon /> : <PlayIcon />}</span>
    </span>
  );
  return (
    <li className={styles.item[variant === 'row' ? 'row' : isOpen ? 'openCard' : 'card']}>
      <div aria-hidden="true" className={styles.sign}>
        {variant === 'card' ? (
          <Medal size="large" />
        ) : (
          cover || <span className={styles.tile[type === achievement ? 'medal' : 'icon']}>{typeIcon(type)}</span>
        )}
      </div>
      <div className={link === null ? styles.content : styles.linked}>
        {link === null ? (
          <>
            <TypeOfText type={type} />
            <SafeText text={content?.trim() || emptyValue} safeUrl={safeUrl} />
          </>
        ) : film === null ? (
          <TextLink href={link} newTab>
            {videoLabel(type)}
            <VisuallyHidden>{day}</VisuallyHidden>
          </TextLink>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={playerId}
            onClick={onToggle}
            className={styles.title}
          >
            <VisuallyHidden>{`${isOpen ? messages.close : messages.watch} `}</VisuallyHidden>
            {filmTitle(type)}
            <VisuallyHidden>{day}</VisuallyHidden>
          </button>
        )}
        {link !== null && (
          <Text as="span" size="caption" tone="muted">
            {film === null ? (
              new URL(link).hostname
            ) : (
              <TextLink href={link} newTab>
                {messages.openOnVimeo}
                <VisuallyHidden>{` ${filmTitle(type)}${day}`}</VisuallyHidden>
              </TextLink>
            )}
          </Text>
        )}
      </div>
      {variant === 'card' && cover && (
        <div aria-hidden="true" className={styles.action}>
          {cover}
        </div>
      )}
      <span className={styles.date}>{date}</span>
      {film !== null && (
        <div id={playerId} className={styles.player}>
          {isOpen && <VideoPlayer videoId={film.id} hash={film.hash} title={`${filmTitle(type)}${day}`} />}
        </div>
      )}
    </li>
  );
}

/** Title of a video that plays here. */
function filmTitle(type: string): string {
  return isKnownType(type) ? messages.videoLabels[type] : messages.anyVideo;
}

/** The type of a text: for screen readers only if it has an icon, else visible. */
function TypeOfText({ type }: { type: string }) {
  const label = videoLabel(type);
  if (isKnownType(type)) return <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <Text size="caption" tone="muted">
      {label}
    </Text>
  );
}
