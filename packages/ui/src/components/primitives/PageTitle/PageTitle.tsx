import type { ReactNode, Ref } from 'react';
import * as styles from './PageTitle.css.ts';

export interface PageTitleProps {
  /** The title. */
  children: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons and links for the whole page, at the end of the title row. */
  actions?: ReactNode;
  /** For `aria-labelledby`. */
  id?: string;
  /** Language of the title when it is not Portuguese, such as "en". */
  lang?: string;
  /** Ref of the heading, for moving focus on navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The `<h1>` of a page; focusable by script, so that navigation is announced. */
export function PageTitle({ children, lead, actions, id, lang, ref }: PageTitleProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <h1 ref={ref} id={id} lang={lang} tabIndex={-1} className={styles.title}>
          {children}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions}
    </div>
  );
}
