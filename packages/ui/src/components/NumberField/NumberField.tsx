import type { ChangeEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { useEarlyInput } from '../../internal/useEarlyInput.ts';
import { writeText } from '../../internal/writeText.ts';
import { Field } from '../Field/Field.tsx';
import { splitField } from '../Field/splitField.ts';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { digitsOnly } from './digitsOnly.ts';
import * as styles from '../Field/Field.css.ts';

/** Props of NumberField: those of a text field; `value` holds digits or nothing. */
export type NumberFieldProps = Omit<TextInputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/**
 * A whole number from 0 upward: an id, a bank, a depth. It is a text field with the phone's number keys, because
 * number inputs change when scrolled over and take "e" for a digit. Anything but digits is dropped as it is typed,
 * and the caret stays where it was.
 */
export function NumberField(props: NumberFieldProps) {
  const [frame, { value, onChange, ref, ...native }] = splitField(props);
  const input = useEarlyInput(ref, (early) => early.value !== value && onChange(digitsOnly(early.value)));

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const caret = digitsOnly(currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined)).length;
    const digits = digitsOnly(currentTarget.value);
    if (digits !== currentTarget.value) writeText(currentTarget, digits, caret);
    onChange(digits);
  }

  return (
    <Field {...frame}>
      {(control) => (
        <input
          autoComplete="off"
          {...native}
          {...control}
          ref={input}
          type="text"
          inputMode="numeric"
          value={value}
          onChange={change}
          className={cx(styles.control, styles.kind.numbers)}
        />
      )}
    </Field>
  );
}
