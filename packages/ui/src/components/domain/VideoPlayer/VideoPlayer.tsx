import { playerUrl } from './playerUrl.ts';
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
