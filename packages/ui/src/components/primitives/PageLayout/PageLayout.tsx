import { createContext, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import * as styles from './PageLayout.css.ts';

/** Whether the page around a Band waits. */
export const PageIsLoading = createContext(false);

export interface PageLayoutProps {
  /** The parts of the page; without `header`, the first is the page's header. */
  children: ReactNode;
  /** The page's header above both columns, for pages with `aside`. */
  header?: ReactNode;
  /** The page's Band, over the whole width, in place of a header. */
  band?: ReactNode;
  /**
   * Content of the right rail, null for an empty one: next to the parts from 1024 px on, below them
   * on narrower windows.
   */
  aside?: ReactNode;
  /**
   * Whether the columns, or what is below the band, wait: the answer mounts them again, so that it may begin elsewhere
   * than its skeleton without a layout shift.
   * @default false
   */
  isLoading?: boolean;
  /** The page's BottomBar, after both columns. */
  foot?: ReactNode;
  /**
   * Keeps the rail in view while the parts scroll.
   * @default false
   */
  stickyAside?: boolean;
  /**
   * The position of the rail on narrower windows. `above`, for a table of contents, also puts it before the parts in
   * the reading order.
   * @default 'below'
   */
  narrowAside?: 'above' | 'below';
  /**
   * Maximum width of the parts, which start at the left edge of the page: `page` 1120 px, `reading`
   * 720 px, `video` 604 px, where one of 340 px has 16:9: the rail then has the rest, and a page of
   * one column is in the middle.
   * @default 'page'
   */
  content?: 'page' | 'reading' | 'video';
}

/**
 * The container of all pages: centred, 1120 px wide, with gutters of 24 px (16 on phones), so that the headings of all
 * pages start below the brand. Goes inside `<main>`.
 */
export function PageLayout(props: PageLayoutProps) {
  const {
    children,
    header,
    band,
    aside,
    isLoading = false,
    foot,
    stickyAside = false,
    narrowAside = 'below',
    content = 'page',
  } = props;
  const columnsKey = isLoading ? 'waiting' : 'answered';
  const parts = <div className={styles.content[content]}>{children}</div>;
  const rail = <div className={cx(styles.aside, stickyAside && styles.sticky)}>{aside}</div>;
  return (
    <>
      <PageIsLoading value={isLoading}>{band}</PageIsLoading>
      <div
        key={hasContent(band) ? columnsKey : undefined}
        className={cx(styles.page, hasContent(band) && styles.belowBand, content === 'video' && styles.narrowVideo)}
      >
        {header}
        {hasContent(aside) ? (
          <div key={columnsKey} className={cx(styles.columns, content === 'video' && styles.videoColumns)}>
            {narrowAside === 'above' && rail}
            {parts}
            {narrowAside === 'below' && rail}
          </div>
        ) : (
          parts
        )}
        {foot}
      </div>
    </>
  );
}
