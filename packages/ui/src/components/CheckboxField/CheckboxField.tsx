import { useId, type ComponentProps, type ReactNode } from 'react';
import { FailureIcon } from '../../icons/status.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './CheckboxField.css.ts';

/** Props of CheckboxField; the native ones are those of `<input type="checkbox">`. */
export interface CheckboxFieldProps extends Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'onBlur' | 'ref'> {
  /** The words beside the box; they may hold a link. */
  label: ReactNode;
  /** A sentence of help below. */
  hint?: ReactNode;
  /** What is wrong, if anything. */
  error?: string | null;
  /**
   * Must be ticked.
   * @default false
   */
  required?: boolean;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Id of the box, for a link from an error summary. */
  id?: string;
  /** Language of label and hint when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A box to tick, with its words beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, required = false, checked, onChange, id: givenId, lang, ...native } = props;
  const generated = useId();
  const id = givenId ?? generated;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={fieldStyles.field}>
      <label className={styles.row}>
        <input
          {...native}
          id={id}
          type="checkbox"
          required={required}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <span lang={lang} className={styles.words}>
          {label}
        </span>
      </label>
      {hintId !== undefined && (
        <p id={hintId} lang={lang} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {errorId !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          <FailureIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
