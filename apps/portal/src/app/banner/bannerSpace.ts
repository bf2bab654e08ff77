import { deviceStorage } from '../../shared/storage.ts';

/** Present while the last page had a banner; `public/boot.js` reads it. */
const key = 'banner';

/**
 * Reserves the banner's space on this page and the next visit, or releases it, so that the content does not move when
 * the status arrives.
 */
export function reserveBannerSpace(shown: boolean): void {
  document.documentElement.toggleAttribute('data-banner', shown);
  deviceStorage.write(key, shown ? '1' : null);
}

/** Reserves no space on the next visit. This page keeps its space. */
export function noteNoBanner(): void {
  deviceStorage.write(key, null);
}
