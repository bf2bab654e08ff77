import type { ReactNode } from 'react';
import { formatCount } from '../../format/count.ts';
import { ArrowLeftIcon, ArrowRightIcon, FirstIcon, LastIcon } from '../../icons/navigation.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { clampPage, pagesOf } from './clampPage.ts';
import { PageField } from './PageField.tsx';
import * as styles from './Pagination.css.ts';

/** Texts of Pagination. Numbers come formatted, such as `5.000`. */
export interface PaginationTexts {
  /** Label of the field with the page number. */
  number: string;
  /** What follows the field: how many pages there are. */
  of: (values: { last: string }) => string;
  /** Name of the button for the first page. */
  first: string;
  /** Name of the button for the previous page. */
  previous: string;
  /** Name of the button for the next page. */
  next: string;
  /** Name of the button for the last page. */
  last: string;
  /** Which rows are shown: the numbers of the first and of the last one, and how many there are. */
  range: (values: { first: string; last: string; total: string }) => string;
  /** Stands in the place of the range when there are no rows. */
  none: string;
}

/** Props of Pagination. */
export interface PaginationProps {
  /** The page shown, from 1; one beyond the last counts as the last. */
  page: number;
  /** How many rows a page holds. */
  pageSize: number;
  /** How many rows there are on all pages. */
  total: number;
  /** Called with the page that is asked for, always one that there is. */
  onPage: (page: number) => void;
  /** Accessible name of the navigation, such as "Páginas da rede". */
  label: string;
  /** Words of the buttons, the field and the range. */
  texts: PaginationTexts;
}

/**
 * Which rows are shown, of how many, and the way to the others: first, previous, a number to type, next, last. The number is put
 * between 1 and the last page when it is left or confirmed, not while it is being typed (spec, section 9). A list of one page has
 * the range only.
 */
export function Pagination({ page, pageSize, total, onPage, label, texts }: PaginationProps) {
  const last = pagesOf(total, pageSize);
  const present = clampPage(String(page), 1, last);
  const range = {
    first: formatCount((present - 1) * pageSize + 1),
    last: formatCount(Math.min(present * pageSize, total)),
    total: formatCount(total),
  };
  return (
    <nav aria-label={label} className={styles.bar}>
      <p role="status" className={styles.range}>
        {total === 0 ? texts.none : texts.range(range)}
      </p>
      {last > 1 && (
        <div className={styles.controls}>
          <Step to={1} {...{ present, last, onPage }} label={texts.first} icon={<FirstIcon />} />
          <Step to={present - 1} {...{ present, last, onPage }} label={texts.previous} icon={<ArrowLeftIcon />} />
          <PageField page={present} last={last} onPage={onPage} texts={texts} />
          <Step to={present + 1} {...{ present, last, onPage }} label={texts.next} icon={<ArrowRightIcon />} />
          <Step to={last} {...{ present, last, onPage }} label={texts.last} icon={<LastIcon />} />
        </div>
      )}
    </nav>
  );
}

interface StepProps {
  to: number;
  present: number;
  last: number;
  onPage: (page: number) => void;
  label: string;
  icon: ReactNode;
}

/** A way that leads nowhere stays focusable: whoever has just pressed it must not lose the place. */
function Step({ to, present, last, onPage, label, icon }: StepProps) {
  const closed = to === present || to < 1 || to > last;
  return (
    <IconButton label={label} icon={icon} aria-disabled={closed} onClick={closed ? undefined : () => onPage(to)} />
  );
}
