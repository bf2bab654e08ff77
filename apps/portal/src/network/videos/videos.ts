import type { Received } from '@raiz/api-client';
import { videosMessages } from '@raiz/ui/messages/network';
import { labelOf, valueOf } from '../../shared/reads/labelOf.ts';

/** A video, an achievement or an announcement. */
export type Video = Received<'Video'>;

/** The types that have their own tab, in order. */
export const videoTypes = ['conquista', 'bonus', 'anuncio'] as const;

/** Whether a type has its own tab and icon. */
export function isKnownType(type: string): type is (typeof videoTypes)[number] {
  return videoTypes.some((known) => known === type);
}

/** Portuguese label of a type; returns an unknown type unchanged. */
export function videoLabel(type: string | null): string {
  return labelOf(videosMessages.typeLabels, type);
}

/** The entries of one type, in their order. */
export function videosOf(videos: readonly Video[], type: string): Video[] {
  return videos.filter((video) => valueOf(video.type) === type);
}
