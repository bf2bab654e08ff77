import type { Schemas } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { videosMessages } from '@raiz/ui/messages/network';

/** A video, an achievement or an announcement (spec, section 3). */
export type Video = Schemas['Video'];

/** The kinds that have a tab of their own, in their order. */
export const videoTypes = ['conquista', 'bonus', 'anuncio'] as const;

const words: Readonly<Record<string, string>> = videosMessages.typeWords;

/** A kind as people read it; one we have not heard of as it came. */
export function videoWord(type: string): string {
  return (Object.hasOwn(words, type) ? words[type] : undefined) ?? (type.trim() || emptyValue);
}

/** The entries of one kind, in their order. */
export function videosOf(videos: readonly Video[], type: string): Video[] {
  return videos.filter((video) => video.type === type);
}

/** The paragraphs of a plain text: what stands between its line breaks. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
