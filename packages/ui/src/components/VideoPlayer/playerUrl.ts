/**
 * Address of the host's player, built from the parts and never from a stored link (spec section 5).
 * @param videoId digits only
 * @param hash letters and digits that open an unlisted video
 * @returns null when either part is anything else
 */
export function playerUrl(videoId: string, hash: string | null): string | null {
  if (!/^\d+$/.test(videoId)) return null;
  if (hash === null) return `https://player.vimeo.com/video/${videoId}?dnt=1`;
  return /^[a-z0-9]+$/i.test(hash) ? `https://player.vimeo.com/video/${videoId}?dnt=1&h=${hash}` : null;
}
