import { useEffect, useRef, useState, type RefObject } from 'react';
import { PlayIcon } from '../../../icons/actions.tsx';
import { useLiveContent } from '../../../internal/useLiveContent.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import * as styles from './VideoPlayer.css.ts';

export interface VideoPlayerProps {
  /** Id of the video at the video host, digits only. */
  videoId: string;
  /**
   * The part of an unlisted video's link that gives access to it.
   * @default null
   */
  hash?: string | null;
  /** Title of the iframe, such as the lesson's title. */
  title: string;
  /** The seed of a cover with a play button, such as the course's id; undefined for the player alone. */
  coverId?: number | string;
}

const texts = { play: 'Assistir ao vídeo', failed: 'O vídeo não carregou.', open: 'Abrir no Vimeo' };

const host = 'https://player.vimeo.com';

/** Maximum time until a started player answers, in milliseconds. */
const maxWait = 8000;

/**
 * A lesson's video in the host's player, 340 px high (docs/specification.md#video-player); optionally behind a cover
 * with a button that plays it. A sentence and a link replace a player that does not answer; paper shows title and
 * address. Renders nothing when the id is not a number.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { videoId, hash = null, title, coverId } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isStarted, setStarted] = useState(false);
  const isCovered = coverId !== undefined && !isStarted;
  const isReady = useFirstMessage(frame);
  const isLate = useIsLate(!isCovered);
  usePlay(frame, isStarted, isReady);
  const src = playerUrl(videoId, hash);
  if (src === null) return null;
  const address = `https://vimeo.com/${videoId}${hash === null ? '' : `/${hash}`}`;

  return (
    <div data-paper={`${title}: ${address}`} className={styles.box}>
      <iframe
        ref={frame}
        inert={isCovered}
        src={src}
        title={title}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"
        // Videos restricted to certain sites need the referrer to play.
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.frame}
      />
      {isCovered && (
        <>
          <div className={styles.covering}>
            <CourseCover courseId={coverId} size="fill" />
          </div>
          <button type="button" className={styles.start} onClick={() => setStarted(true)}>
            <span className={styles.disc}>
              <PlayIcon size="hero" />
            </span>
            <span className={styles.label}>
              {texts.play}
              <VisuallyHidden>{` (${title})`}</VisuallyHidden>
            </span>
          </button>
        </>
      )}
      {isLate && !isReady && <NoAnswer address={address} />}
    </div>
  );
}

/** The player has not answered in time. */
function NoAnswer({ address }: { address: string }) {
  const content = useLiveContent<HTMLDivElement>();
  return (
    <div role="status" className={styles.covering}>
      <div ref={content} className={styles.failed}>
        <Text>{texts.failed}</Text>
        <TextLink newTab href={address}>
          {texts.open}
        </TextLink>
      </div>
    </div>
  );
}

/** Whether the player has sent its first message, which means that it is ready. */
function useFirstMessage(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    function onMessage({ origin, source }: MessageEvent) {
      if (origin === host && source === frame.current?.contentWindow) setReady(true);
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
  return isReady;
}

/** Whether a visible player has exceeded its time to answer. */
function useIsLate(isShown: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setLate(true), maxWait);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isLate;
}

/** Moves the focus to a player started on its cover, and plays it as soon as it is ready. */
function usePlay(frame: RefObject<HTMLIFrameElement | null>, isStarted: boolean, isReady: boolean): void {
  useEffect(() => {
    if (isStarted) frame.current?.focus();
  }, [frame, isStarted]);
  useEffect(() => {
    if (isStarted && isReady) frame.current?.contentWindow?.postMessage(JSON.stringify({ method: 'play' }), host);
  }, [frame, isStarted, isReady]);
}

/**
 * Address of the player, built from its parts and never from a stored link (docs/specification.md#video-player).
 * @param videoId digits only
 * @param hash letters and digits that give access to an unlisted video
 * @returns null when a part has other characters
 */
function playerUrl(videoId: string, hash: string | null): string | null {
  if (!/^\d+$/.test(videoId)) return null;
  if (hash === null) return `https://player.vimeo.com/video/${videoId}?dnt=1`;
  return /^[a-z0-9]+$/i.test(hash) ? `https://player.vimeo.com/video/${videoId}?dnt=1&h=${hash}` : null;
}
