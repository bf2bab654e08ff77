import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The title. */
  children: ReactNode;
  /** The link to the parent page: a BackLink or Breadcrumbs. */
  above?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Badges in the row of the title, such as a level. */
  badges?: ReactNode;
  /** Buttons and links for the entire page, at the end of the title row. */
  actions?: ReactNode;
  /**
   * Centres title and lead, for a page with a single result.
   * @default false
   */
  centred?: boolean;
  /** Language of the title when it is not Portuguese, such as "en". */
  lang?: string;
  /** Ref of the heading, for moving focus on navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The head of a page: the link to the parent page, and the `<h1>` with actions at its right.
 * The heading is focusable by script, so that screen readers announce a navigation.
 */
export function PageHeader(props: PageHeaderProps) {
  const { children, above, lead, badges, actions, centred = false, lang, ref } = props;
  return (
    <div className={cx(styles.header, centred && styles.centred)}>
      {above}
      <div className={styles.bar}>
        <div className={hasContent(lead) ? styles.wordsWithLead : styles.content}>
          <div className={styles.titleRow}>
            <h1 ref={ref} lang={lang} tabIndex={-1} className={styles.title}>
              {children}
            </h1>
            {badges}
          </div>
          {hasContent(lead) && <div className={styles.lead}>{lead}</div>}
        </div>
        {hasContent(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
