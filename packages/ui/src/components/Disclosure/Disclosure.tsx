import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/navigation.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Disclosure.css.ts';

/** Props of Disclosure. */
export interface DisclosureProps {
  /** The words on the button, such as a module's title. */
  summary: ReactNode;
  /** A short fact at the end of the button, such as "3 de 5 aulas". */
  meta?: ReactNode;
  /**
   * Place of the button in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel;
  /**
   * Open at first, when it keeps its own state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Open or not, when the caller keeps the state (for "expand all"). Goes with `onToggle`. */
  open?: boolean;
  /** Called with the state asked for, in either case. */
  onToggle?: (open: boolean) => void;
  /** What unfolds. It is kept while folded, so nothing typed or scrolled inside is lost. */
  children: ReactNode;
}

/** A heading that unfolds what belongs to it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, meta, level = 2, defaultOpen = false, onToggle, children } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const contentId = useId();
  const Heading = `h${level}` as const;

  function toggle() {
    setOwnOpen(!open);
    onToggle?.(!open);
  }

  return (
    <div className={styles.disclosure}>
      <Heading>
        <button type="button" aria-expanded={open} aria-controls={contentId} onClick={toggle} className={styles.button}>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
          <span className={styles.summary}>{summary}</span>
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        </button>
      </Heading>
      <div id={contentId} hidden={!open}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
