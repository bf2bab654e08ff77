import { matchPath } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';

/** Whether a page may show the banner: all but the one where its link leads. */
export function hasBanner(pathname: string): boolean {
  return matchPath(paths.subscription, pathname) === null;
}
