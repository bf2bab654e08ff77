import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { usePreHydrationInput } from '../../../internal/usePreHydrationInput.ts';
import { FieldNotes, noteIds } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './CheckboxField.css.ts';

/** Props of CheckboxField; the native ones are those of `<input type="checkbox">`. */
export interface CheckboxFieldProps extends Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'onBlur' | 'ref'> {
  /** The label next to the box; it may contain a link. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** The error, if any. */
  error?: string | null;
  /** Language of the error when it is not the page's. */
  errorLang?: string;
  /**
   * Whether the user must tick it.
   * @default false
   */
  required?: boolean;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Language of label and hint when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A checkbox with its label next to it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, errorLang, required = false, lang, ...own } = props;
  const { checked, onChange, ref, ...native } = own;
  const input = usePreHydrationInput(ref, (early) => early.checked !== checked && onChange(early.checked));
  const id = useId();
  const ids = noteIds(id, { hint, error });
  return (
    <div className={fieldStyles.field}>
      <label className={cx(styles.row, native.disabled && styles.disabled)}>
        <input
          {...native}
          ref={input}
          id={id}
          type="checkbox"
          required={required}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={ids.all}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <span lang={lang} className={styles.label}>
          {label}
        </span>
      </label>
      <FieldNotes {...{ ids, hint, error, lang, errorLang }} />
    </div>
  );
}
