import { CloseIcon } from '../../../icons/frame.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './FilterBar.css.ts';

/** A filter in use. */
export interface ActiveFilter {
  /** Unique among the filters. */
  id: string;
  /** Name and value of the filter, such as "Status: Teste". */
  label: string;
}

/** Texts of the filters in use. */
export interface FilterChipsTexts {
  /** Accessible name of the list of filters in use. */
  active: string;
  /** Accessible name of the button that removes one filter. */
  remove: (values: { filter: string }) => string;
  /** Label of the button that removes all of them. */
  clear: string;
}

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  texts: FilterChipsTexts;
  /** Called with the id of the filter and its index. */
  onRemove: (id: string, at: number) => void;
  onClear: () => void;
}

/** The filters in use, each with a remove button, and a button that removes all. */
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
