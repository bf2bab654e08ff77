import { LinkProvider, type LinkProps } from '@raiz/ui';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface PersonLinksProps {
  /** What holds the links. */
  children: ReactNode;
}

/**
 * Many links to places of the portal, of which one listener takes care: a link of the router asks for the address each time it
 * changes, and a hundred of them are felt.
 */
export function PersonLinks({ children }: PersonLinksProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    function follow(event: globalThis.MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isPlain(event) || link.origin !== location.origin) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    }
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={place}>
      <LinkProvider link={PlainAnchor}>{children}</LinkProvider>
    </div>
  );
}

/** Whoever holds a key or another button wants a new tab or window, which is the browser's business. */
function isPlain(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

function PlainAnchor(props: LinkProps) {
  return <a {...props} />;
}
