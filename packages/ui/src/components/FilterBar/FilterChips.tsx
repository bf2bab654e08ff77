import { CloseIcon } from '../../icons/frame.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './FilterBar.css.ts';

/** A filter that is in use, as its chip says it. */
export interface ActiveFilter {
  /** Unique among the filters. */
  id: string;
  /** What is filtered and by what, such as "Status: Teste". */
  label: string;
}

/** Texts of the filters in use. */
export interface FilterChipsTexts {
  /** Accessible name of the list of filters in use. */
  active: string;
  /** Name of the button that removes one filter. */
  remove: (values: { filter: string }) => string;
  /** Words of the button that removes all of them. */
  clear: string;
}

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  texts: FilterChipsTexts;
  /** Called with the id of the filter and its place in the list, from 0. */
  onRemove: (id: string, at: number) => void;
  onClear: () => void;
}

/** The filters in use, each with a button that takes it away, and one for all. */
export function FilterChips({ active, texts, onRemove, onClear }: FilterChipsProps) {
  return (
    <>
      <ul aria-label={texts.active} className={styles.chips}>
        {active.map((filter, at) => (
          <li key={filter.id} className={styles.entry}>
            <button
              type="button"
              className={styles.chip}
              aria-label={texts.remove({ filter: filter.label })}
              onClick={() => onRemove(filter.id, at)}
            >
              <span className={styles.chipWords}>{filter.label}</span>
              <CloseIcon size="text" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
    </>
  );
}
