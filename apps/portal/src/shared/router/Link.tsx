import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useRouter } from './context.ts';
import { pathText, resolvePath } from './location.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The address; one with a scheme or host is left to the browser. */
  to: string;
}

function leavesPortal(to: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);
}

/** A press that the browser answers by itself: another tab, another window, a file. */
function isBrowsers({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** A link between pages of the portal that loads no page anew. To the page being shown, it adds nothing to the history. */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const { history, location } = useRouter();
  const address = leavesPortal(to) ? to : pathText(resolvePath(to, location.pathname));

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || leavesPortal(to) || (target && target !== '_self') || isBrowsers(event)) return;
    event.preventDefault();
    history.navigate(to, { replace: pathText(location) === address });
  }

  return <a {...rest} {...(target ? { target } : {})} href={address} onClick={press} />;
}
