const key = 'banner';

/** Whether the banner was shown when the status was last known; public/boot.js reads it too. */
function wasShown(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Reserves the banner's space on the next pages, or releases it, so that the content stays in place
 * when the status arrives.
 */
export function reserveBannerSpace(shown: boolean): void {
  document.documentElement.toggleAttribute('data-banner', shown);
  try {
    if (shown) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the next page moves down once when the banner appears.
  }
}

/** Reserves the space as the last visit left it. */
export function restoreBannerSpace(): void {
  document.documentElement.toggleAttribute('data-banner', wasShown());
}
