import { Heading } from '@raiz/ui';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { ListPlace } from './ListPlace.tsx';
import * as styles from './layout.css.ts';

export interface ListAndFormProps {
  /** The list. */
  list: ReactNode;
  /** Heading of the form. */
  title: string;
  /** What the form is about; when that changes, the focus moves to the heading. */
  subject: number | null;
  /** Shows the form instead of the list on narrow windows; wide ones show both. */
  isOpen: boolean;
  /** The button that opens the form on narrow windows; gets the focus when it closes. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The message of the last save. */
  notice: ReactNode;
  /** The form. */
  children: ReactNode;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A list with the form that adds and edits its entries: beside it from 1024 px on. */
export function ListAndForm({ list, title, subject, isOpen, opener, notice, children }: ListAndFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const state = isOpen ? `open ${subject}` : 'closed';
  const shown = useRef('closed');

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // A form that closes keeps the focus where it is, unless the pressed button is gone.
    if (state === 'closed' && !isFocusLost()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    if (isFocusLost()) opener.current?.focus();
  }, [state, opener]);

  return (
    <div data-form-open={isOpen || undefined} className={styles.listAndForm}>
      <ListPlace>{list}</ListPlace>
      <div className={styles.side}>
        {notice}
        <section aria-labelledby={headingId} className={styles.form}>
          <div className={styles.panel}>
            <Heading level={2} size="h3" id={headingId} tabIndex={-1} ref={heading}>
              {title}
            </Heading>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
}
