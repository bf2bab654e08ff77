import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Label of the button, such as a module's title. */
  summary: ReactNode;
  /** A short fact at the end of the button, such as "3 de 5 aulas". */
  meta?: ReactNode;
  /**
   * Level of the heading that holds the button.
   * @default 2
   */
  level?: HeadingLevel;
  /**
   * Whether it is initially open, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Whether it is open, when controlled (for "expand all"). Requires `onToggle`. */
  open?: boolean;
  /** Called with the requested state, controlled or not: by a press, or by the browser's search in closed content. */
  onToggle?: (open: boolean) => void;
  /**
   * `card`: alone, with a border. `row`: one of several on the surface of their container.
   * @default 'card'
   */
  variant?: 'card' | 'row';
  /** Content. It stays mounted while closed, so that typed text and scroll position survive. */
  children: ReactNode;
}

/** A heading that opens and closes its content. The browser's search finds closed content, and opens it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, meta, level = 2, defaultOpen = false, onToggle, variant = 'card', children } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;

  function toggle() {
    setOwnOpen(!open);
    onToggle?.(!open);
  }

  // React knows neither the value nor the event.
  useLayoutEffect(() => {
    const element = content.current;
    if (open || element === null) return undefined;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', toggle);
    return () => element.removeEventListener('beforematch', toggle);
  });

  return (
    <div className={styles.variant[variant]}>
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
