import type { ReactNode, Ref } from 'react';
import * as styles from './PageTitle.css.ts';

/** Props of PageTitle. */
export interface PageTitleProps {
  /** The title, as the specification has it. */
  children: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons and links that concern the whole page, at the end of the line. */
  actions?: ReactNode;
  /** For `aria-labelledby`. */
  id?: string;
  /** Language of the title when it is not Portuguese, such as "en". */
  lang?: string;
  /** The heading itself, so that a route change can focus it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The `<h1>` of a page. It takes focus by script, so that a route change is announced. */
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
