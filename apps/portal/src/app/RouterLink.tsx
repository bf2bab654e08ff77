import type { LinkProps } from '@raiz/ui';
import { Link, NavLink } from 'react-router-dom';

/**
 * The router's link for the design system: no page load, and `aria-current` on links to the page
 * being shown.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  // Another part or another view of the page is not the page itself.
  if (/[?#]/.test(href)) return <Link to={href} {...rest} />;
  return <NavLink to={href} end {...rest} />;
}
