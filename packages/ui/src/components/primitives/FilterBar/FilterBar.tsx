import { useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { FilterChips, type ActiveFilter, type FilterChipsTexts } from './FilterChips.tsx';
import { useKeepPlace } from './useKeepPlace.ts';
import * as styles from './FilterBar.css.ts';

export type { ActiveFilter } from './FilterChips.tsx';

/** Texts of FilterBar. */
export interface FilterBarTexts extends FilterChipsTexts {
  /** Accessible name of the landmark and label of the button that opens it. */
  title: string;
  /** Label of that button while filters are in use: the title and their number. */
  inUse: (values: { label: string; count: string }) => string;
}

export interface FilterBarProps {
  /** The fields, each with `optionalText=""`. */
  children: ReactNode;
  /** The filters in use, each with a remove button. */
  active: readonly ActiveFilter[];
  /** Called with the id of the filter to remove. */
  onRemove: (id: string) => void;
  /** Called to remove all filters. */
  onClear: () => void;
  /** The number of results, such as "12 indicados"; announced when it changes. */
  result: ReactNode;
  /**
   * At 768 px and below, hides the fields behind a button. For three fields or more.
   * @default false
   */
  collapsible?: boolean;
  /** Texts of the landmark and the buttons. */
  texts: FilterBarTexts;
}

/**
 * Filters above a list: fields that apply immediately, the filters in use and the number of
 * results. Removing a filter moves focus to the next one, or to the first field after the last one.
 */
export function FilterBar(props: FilterBarProps) {
  const { children, active, onRemove, onClear, result, collapsible = false, texts } = props;
  const fieldsId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const keepPlace = useKeepPlace(bar);
  return (
    <div ref={bar} role="search" aria-label={texts.title} className={styles.bar}>
      {collapsible && (
        <div className={styles.toggle}>
          <Button
            block
            variant="secondary"
            icon={<ChevronDownIcon />}
            aria-expanded={open}
            aria-controls={fieldsId}
            onClick={() => setOpen(!open)}
          >
            {active.length === 0 ? texts.title : texts.inUse({ label: texts.title, count: String(active.length) })}
          </Button>
        </div>
      )}
      <div id={fieldsId} className={collapsible && !open ? styles.folded : undefined}>
        <Grid least="small" gap={12}>
          {children}
        </Grid>
      </div>
      <div className={styles.below}>
        <p role="status" className={styles.result}>
          {result}
        </p>
        {active.length > 0 && (
          <FilterChips
            active={active}
            texts={texts}
            onRemove={(id, at) => {
              keepPlace(at);
              onRemove(id);
            }}
            onClear={() => {
              keepPlace(0);
              onClear();
            }}
          />
        )}
      </div>
    </div>
  );
}
