import { type ReactNode, useId, useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../../format/number.ts';
import { ArrowLeftIcon, ArrowRightIcon, FirstIcon, LastIcon } from '../../../icons/navigation.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { clampPage, pagesOf } from './clampPage.ts';
import { cx } from '../../../internal/cx.ts';
import { leaveOnTouch } from '../../../internal/leaveOnTouch.ts';
import * as styles from './Pagination.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';

/** Texts of Pagination. Numbers come formatted, such as `5.000`. */
interface PaginationTexts {
  /** Label of the field with the page number. */
  number: string;
  /** Follows the field: the number of pages. */
  of: (values: { last: string }) => string;
  /** Name of the button for the first page. */
  first: string;
  /** Name of the button for the previous page. */
  previous: string;
  /** Name of the button for the next page. */
  next: string;
  /** Name of the button for the last page. */
  last: string;
  /** The visible rows: the numbers of the first and the last one, and the total. */
  range: (values: { first: string; last: string; total: string }) => string;
  /** Replaces the range when there are no rows. */
  none: string;
}

export interface PaginationProps {
  /** The current page, from 1; a page after the last counts as the last. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the requested page, which always exists. */
  onPage: (page: number) => void;
  /** Accessible name of the navigation, such as "Páginas da rede". */
  label: string;
  /** Texts of the buttons, the field and the range. */
  texts: PaginationTexts;
}

/**
 * The visible rows, their total, and the navigation: first, previous, page number, next, last. The page number is
 * clamped on blur or Enter, not while typing (docs/specification.md#network). A list of one page shows only the range.
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

/** Stays focusable when it leads nowhere, so that pressing it does not lose focus. */
function Step({ to, present, last, onPage, label, icon }: StepProps) {
  const closed = to === present || to < 1 || to > last;
  return (
    <IconButton label={label} icon={icon} aria-disabled={closed} onClick={closed ? undefined : () => onPage(to)} />
  );
}

interface PageFieldProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
  texts: { number: string; of: (values: { last: string }) => string };
}

/** The editable page number. */
function PageField({ page, last, onPage, texts }: PageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function settle() {
    if (typed === null) return;
    const requested = clampPage(typed, page, last);
    setTyped(null);
    if (requested !== page) onPage(requested);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter') {
      // Must not submit a surrounding form.
      event.preventDefault();
      if (!leaveOnTouch(event.currentTarget)) settle();
    } else if (event.key === 'Escape') setTyped(null);
  }

  return (
    <span className={styles.position}>
      <label htmlFor={id}>{texts.number}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        // Space for the longest number and one extra digit.
        size={String(last).length + 1}
        value={typed ?? String(page)}
        // Keeps every character: "-5" without its sign would be another page.
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-last`}
        className={cx(fieldStyles.control, fieldStyles.kind.numbers, styles.number)}
      />
      <span id={`${id}-last`}>{texts.of({ last: formatCount(last) })}</span>
    </span>
  );
}
