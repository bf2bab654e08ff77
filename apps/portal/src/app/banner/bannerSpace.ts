import { matchPath } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { deviceStorage } from '../../shared/storage.ts';

/** Present while the last status had a banner; `public/boot.js` reads it. */
const key = 'banner';

/** Whether a page may show the banner: all but the one where its link leads. */
export function hasBanner(pathname: string): boolean {
  return matchPath(paths.subscription, pathname) === null;
}

/** Stores whether the last status has a banner: the next page and the next visit reserve its space. */
export function storeBanner(shown: boolean): void {
  deviceStorage.write(key, shown ? '1' : null);
}

/** Reserves the stored space of a banner, or releases it: the content does not move when the status arrives. */
export function reserveBannerSpace(): void {
  document.documentElement.toggleAttribute('data-banner', deviceStorage.read(key) !== null);
}
