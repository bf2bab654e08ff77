import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Label of the button, such as a module's title. */
  summary: ReactNode;
  /** A short fact at the end of the button, such as "3 de 5 aulas". */
  meta?: ReactNode;
  /** Level of the heading that holds the button. */
  level: HeadingLevel;
  /** Whether it is open. */
  open: boolean;
  /** Called with the requested state: by a press, or by the browser's search in closed content. */
  onToggle: (open: boolean) => void;
  /** Content. It stays mounted while closed, so that typed text and scroll position survive. */
  children: ReactNode;
}

/** One of several headings that open and close their content. The browser's search finds closed content, and opens it. */
export function Disclosure({ summary, meta, level, open, onToggle, children }: DisclosureProps) {
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;

  const toggle = () => onToggle(!open);

  // React knows neither the value nor the event.
  useLayoutEffect(() => {
    const element = content.current;
    if (open || element === null) return undefined;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', toggle);
    return () => element.removeEventListener('beforematch', toggle);
  });

  return (
    <div className={styles.row}>
      <Heading>
        <button type="button" aria-expanded={open} aria-controls={contentId} onClick={toggle} className={styles.button}>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
          <span className={styles.summary}>{summary}</span>
          {hasContent(meta) && <span className={styles.meta}>{meta}</span>}
        </button>
      </Heading>
      <div ref={content} id={contentId} hidden={!open}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
