import type { LinkProps } from '@raiz/ui';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from '../router/index.ts';
import { hasUnsaved, leave } from './leaving.ts';

/** A press that the browser would answer by opening another tab or window leaves nothing behind. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** The design system's links, drawn by the router: no page load between our own pages, and a question before unsaved work is left. */
export function GuardedLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event) || !hasUnsaved()) return;
    event.preventDefault();
    leave(() => navigate(href));
  }

  return <Link {...rest} to={href} onClick={press} />;
}
