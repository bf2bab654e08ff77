import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FilterIcon } from '../../../icons/actions.tsx';
import { CloseIcon } from '../../../icons/frame.tsx';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { showSideways } from '../../../internal/showSideways.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './FilterRow.css.ts';

/** Texts of FilterRow. */
interface FilterRowTexts {
  /** Accessible name of the landmark and label of the button that opens the sheet. */
  title: string;
  /** Label of that button while filters are active: the title and their number. */
  inUse: (values: { label: string; count: string }) => string;
  /** Label of the button that removes all filters. */
  clear: string;
}

export interface FilterRowProps {
  /** Heading of the list, in one line with the number of results and the fields. */
  heading?: ReactNode;
  /**
   * A SearchField before the others, visible on narrow windows too.
   */
  search?: ReactNode;
  /** Up to six fields: a SearchField, or others with `optionalText=""` and their labels inside. */
  children: ReactNode;
  /** Number of active filters. */
  inUse: number;
  /** Called to remove all filters. */
  onClear: () => void;
  /** The number of results, such as "12 indicados", in the line above the list; announced when it changes. */
  result: ReactNode;
  /** Called by the button that replaces the fields below 1024 px, to open a Sheet with them. */
  onOpen: () => void;
  /** Called on hover or focus of that button, to prefetch the sheet. */
  onIntent?: () => void;
  /** Texts of the landmark and the buttons. */
  texts: FilterRowTexts;
}

/**
 * Filters of a workspace in one dense row. Once one is set, a line below has the number of results and the button that
 * removes the filters; until then the number is for screen readers only. Below 1024 px a button with the number of
 * active filters opens a sheet with the fields.
 */
export function FilterRow(props: FilterRowProps) {
  const { heading, search, children, inUse, onClear, result, onOpen, onIntent, texts } = props;
  const bar = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markFieldsInUse(fields.current));
  const moveFocus = useFocusFirstField(bar);
  const isTitled = hasContent(heading);
  const outcome = (
    <div className={inUse === 0 ? styles.whole : styles.outcome}>
      <p role="status">{result}</p>
      {inUse > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<CloseIcon size="text" />}
          onClick={() => {
            moveFocus();
            onClear();
          }}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
  return (
    <div ref={bar} role="search" aria-label={texts.title} className={cx(styles.search, isTitled && styles.titled)}>
      {isTitled && (
        <div className={styles.lead}>
          {heading}
          {outcome}
        </div>
      )}
      <div className={styles.bar}>
        <div ref={fields} className={cx(styles.row, hasContent(search) && styles.withSearch)}>
          {search}
          {children}
        </div>
        <div className={styles.button}>
          <Button
            variant="secondary"
            icon={<FilterIcon />}
            aria-haspopup="dialog"
            onClick={onOpen}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            {inUse === 0 ? texts.title : texts.inUse({ label: texts.title, count: String(inUse) })}
          </Button>
        </div>
      </div>
      {!isTitled && outcome}
    </div>
  );
}

/** Marks the fields that filter: an empty one filters nothing. */
function markFieldsInUse(row: HTMLElement | null): void {
  for (const field of row?.children ?? []) {
    const control = field.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    field.toggleAttribute('data-in-use', control !== null && control.value !== '');
  }
}

/**
 * Moves focus to the first visible field when the focused button that clears the filters disappears.
 * @returns a function to call when the user presses that button
 */
function useFocusFirstField(bar: RefObject<HTMLElement | null>): () => void {
  const left = useRef(false);
  // Runs after every render, since the button may disappear later.
  useEffect(() => {
    if (!left.current || document.activeElement !== document.body) return;
    left.current = false;
    const fields = bar.current?.querySelectorAll<HTMLElement>('input, select, button[aria-haspopup]') ?? [];
    [...fields].find((field) => field.offsetParent !== null)?.focus();
  });
  return () => {
    left.current = true;
  };
}

/** A count that is also a filter. */
interface CountChip<Id extends string = string> {
  /** Unique among the counts. */
  id: Id;
  /** The label of the count, such as 'Ativos'. */
  label: string;
  /** The formatted count, such as '1.204'; undefined for none. */
  count?: string;
  /** Whether its filter is active. */
  pressed: boolean;
}

export interface CountChipsProps<Id extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The counts in the order shown. */
  chips: readonly CountChip<Id>[];
  /** Called with the id of the pressed one. */
  onPress: (id: Id) => void;
}

/** Counts of a list; each is a button that filters the list by its count. Phones show one line, which scrolls. */
export function CountChips<Id extends string>({ label, chips, onPress }: CountChipsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const current = chips.find((chip) => chip.pressed)?.id;
  useLayoutEffect(() => showSideways(row.current, '[aria-pressed="true"]'), [current]);
  return (
    <div ref={row} role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ id, label: text, count, pressed }) => (
        <button key={id} type="button" aria-pressed={pressed} className={styles.chip} onClick={() => onPress(id)}>
          <span>{text}</span>
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
