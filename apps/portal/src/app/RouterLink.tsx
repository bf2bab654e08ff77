import type { LinkProps } from '@raiz/ui';
import { Link, useMatch } from 'react-router-dom';

/**
 * The router's link for the design system: no page load, and `aria-current` on links to the page
 * being shown, with or without a trailing slash. `NavLink` compares the slash too.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  // An anchor or another view of the page is not the page itself.
  const isCurrent = useMatch(href) !== null && !/[?#]/.test(href);
  return <Link to={href} {...rest} {...(isCurrent && { 'aria-current': 'page' as const })} />;
}
