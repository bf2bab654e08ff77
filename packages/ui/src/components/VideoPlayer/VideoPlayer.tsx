import { playerUrl } from './playerUrl.ts';
import * as styles from './VideoPlayer.css.ts';

/** Props of VideoPlayer. */
export interface VideoPlayerProps {
  /** Number of the video at the host, digits only. */
  videoId: string;
  /**
   * The part of an unlisted video's link that opens it.
   * @default null
   */
  hash?: string | null;
  /** Title of the frame, such as the lesson's title. */
  title: string;
}

/** A lesson's video in the host's player, 340 px high (spec section 9). Draws nothing when the id is not a number. */
export function VideoPlayer({ videoId, hash = null, title }: VideoPlayerProps) {
  const src = playerUrl(videoId, hash);
  if (src === null) return null;
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      // Videos limited to certain sites refuse to play when they are not told where they are.
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles.player}
    />
  );
}
