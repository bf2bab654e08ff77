import { readField } from '@raiz/api-client/rules';
import { createPath, type Location, matchPath } from 'react-router-dom';

/** The most pages that a trail remembers. */
const longest = 20;

/** The paths of the entries before this one in the history, nearest first, as the links that led here wrote them. */
function trailOf({ state }: Location): string[] {
  const trail = readField(state, 'trail');
  return Array.isArray(trail) ? trail.filter((path) => typeof path === 'string') : [];
}

/** The navigation state of a link on a page: a link to the page itself replaces its entry. */
export function stateOfLink(href: string, location: Location): { trail: string[] } {
  const trail = trailOf(location);
  return { trail: href === createPath(location) ? trail : [location.pathname, ...trail].slice(0, longest) };
}

/** How many entries of the history a page is back; 0 when the person has not come from it. */
export function stepsBackTo(href: string, location: Location): number {
  return trailOf(location).findIndex((path) => matchPath(href, path) !== null) + 1;
}
