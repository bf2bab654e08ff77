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
}

/**
 * A lesson's video in the host's player, 340 px high (docs/specification.md#video-player). Renders
 * nothing when the id is not a number.
 */
export function VideoPlayer({ videoId, hash = null, title }: VideoPlayerProps) {
  const src = playerUrl(videoId, hash);
  if (src === null) return null;
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      // Videos restricted to certain sites need the referrer to play.
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles.player}
    />
  );
}

/**
 * Address of the player, built from its parts and never from a stored link
 * (docs/specification.md#video-player).
 * @param videoId digits only
 * @param hash letters and digits that give access to an unlisted video
 * @returns null when a part has other characters
 */
function playerUrl(videoId: string, hash: string | null): string | null {
  if (!/^\d+$/.test(videoId)) return null;
  if (hash === null) return `https://player.vimeo.com/video/${videoId}?dnt=1`;
  return /^[a-z0-9]+$/i.test(hash) ? `https://player.vimeo.com/video/${videoId}?dnt=1&h=${hash}` : null;
}
