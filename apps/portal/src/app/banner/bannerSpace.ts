import { deviceStorage } from '../../shared/storage.ts';

/** '1' while the banner was shown last, '0' while it was not; absent without a session. `public/boot.js` reads it. */
const key = 'banner';

/**
 * Reserves the banner's space on this page and the next visit, or releases it, so that the content does not move when
 * the status arrives; null removes the stored value.
 */
export function reserveBannerSpace(shown: boolean | null): void {
  const page = document.documentElement.dataset;
  if (shown) page['banner'] = 'shown';
  else delete page['banner'];
  deviceStorage.write(key, shown === null ? null : shown ? '1' : '0');
}

/** Reserves no space on the next visit. This page keeps its space. */
export function noteNoBanner(): void {
  const page = document.documentElement.dataset;
  if (page['banner'] === 'unknown') delete page['banner'];
  deviceStorage.write(key, '0');
}
