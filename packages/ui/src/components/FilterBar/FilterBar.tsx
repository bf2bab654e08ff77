import { useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/navigation.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { FilterChips, type ActiveFilter, type FilterChipsTexts } from './FilterChips.tsx';
import { useKeepPlace } from './useKeepPlace.ts';
import * as styles from './FilterBar.css.ts';

export type { ActiveFilter } from './FilterChips.tsx';

/** Texts of FilterBar. */
export interface FilterBarTexts extends FilterChipsTexts {
  /** Names the filters among other landmarks; also the words of the button that opens them. */
  title: string;
  /** Words of that button while filters are in use: the title and how many they are. */
  inUse: (values: { label: string; count: string }) => string;
}

/** Props of FilterBar. */
export interface FilterBarProps {
  /** The fields, at best each with `optionalText=""`. */
  children: ReactNode;
  /** The filters in use, each with a button that takes it away. */
  active: readonly ActiveFilter[];
  /** Called with the id of a filter to take away. */
  onRemove: (id: string) => void;
  /** Called to take all away. */
  onClear: () => void;
  /** What is left of the list, such as "12 indicados"; read aloud when it changes. */
  result: ReactNode;
  /**
   * At 768 px and below the fields wait behind a button, so that the list is in sight. For three fields and more.
   * @default false
   */
  collapsible?: boolean;
  /** Words of the landmark and the buttons. */
  texts: FilterBarTexts;
}

/**
 * Filters above a list: fields that act as they are filled in, what is in use, and how much is left (product, network). When
 * a filter is taken away the focus goes to the next one, and to the first field after the last.
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
