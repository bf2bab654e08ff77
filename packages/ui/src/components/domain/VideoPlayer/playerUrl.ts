/**
 * Address of the player, built from its parts and never from a stored link
 * (docs/specification.md#video-player).
 * @param videoId digits only
 * @param hash letters and digits that give access to an unlisted video
 * @returns null when a part has other characters
 */
export function playerUrl(videoId: string, hash: string | null): string | null {
  if (!/^\d+$/.test(videoId)) return null;
  if (hash === null) return `https://player.vimeo.com/video/${videoId}?dnt=1`;
  return /^[a-z0-9]+$/i.test(hash) ? `https://player.vimeo.com/video/${videoId}?dnt=1&h=${hash}` : null;
}
