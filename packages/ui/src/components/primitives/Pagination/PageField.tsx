import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from '../../../internal/cx.ts';
import { formatCount } from '../../../format/count.ts';
import { clampPage } from './clampPage.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './Pagination.css.ts';

interface PageFieldProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
  texts: { number: string; of: (values: { last: string }) => string };
}

/** The editable page number. */
export function PageField({ page, last, onPage, texts }: PageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function settle() {
    if (typed === null) return;
    const asked = clampPage(typed, page, last);
    setTyped(null);
    if (asked !== page) onPage(asked);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // Must not submit a surrounding form.
      event.preventDefault();
      settle();
    } else if (event.key === 'Escape') setTyped(null);
  }

  return (
    <span className={styles.place}>
      <label htmlFor={id}>{texts.number}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
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
