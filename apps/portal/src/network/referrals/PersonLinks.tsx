import { LinkProvider, type LinkProps } from '@raiz/ui';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface PersonLinksProps {
  /** Content with links. */
  children: ReactNode;
}

/**
 * Renders links as plain anchors and navigates from one click listener. A router link renders again
 * on each change of the address, which is slow for the hundred links of a page.
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

/** Whether a click is plain: with a modifier key or another button, the browser opens a tab. */
function isPlain(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

function PlainAnchor(props: LinkProps) {
  return <a {...props} />;
}
