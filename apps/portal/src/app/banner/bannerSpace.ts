import { deviceStorage } from '../../shared/storage.ts';

/** Set while the banner was shown last; public/boot.js reads it on the next visit. */
const key = 'banner';

/**
 * Reserves the banner's space on the next pages, or releases it, so that the content stays in place
 * when the status arrives.
 */
export function reserveBannerSpace(shown: boolean): void {
  document.documentElement.toggleAttribute('data-banner', shown);
  deviceStorage.write(key, shown ? '1' : null);
}

/** Reserves no space on the next visit; what this page has reserved stays. */
export function forgetBanner(): void {
  deviceStorage.write(key, null);
}
