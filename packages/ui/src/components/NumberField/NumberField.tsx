import { cx } from '../../internal/cx.ts';
import { Field } from '../Field/Field.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { digitsOnly } from './digitsOnly.ts';
import * as styles from '../Field/Field.css.ts';

/** Props of NumberField: those of a text field; `value` holds digits or nothing. */
export type NumberFieldProps = Omit<TextInputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/**
 * A whole number from 0 upward: an id, a position, a page. It is a text field with the phone's number keys, because
 * number inputs change when scrolled over and take "e" for a digit. Anything but digits is dropped as it is typed.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, optionalText, id, lang, value, onChange, ...native } = props;
  return (
    <Field {...{ label, hint, error, required, optionalText, id, lang }}>
      {(control) => (
        <input
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          inputMode="numeric"
          value={value}
          onChange={(event) => onChange(digitsOnly(event.target.value))}
          className={cx(styles.control, styles.kind.numbers)}
        />
      )}
    </Field>
  );
}
