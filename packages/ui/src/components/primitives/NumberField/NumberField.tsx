import type { ChangeEvent } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useEarlyInput } from '../../../internal/useEarlyInput.ts';
import { Field, splitField } from '../Field/Field.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import * as styles from '../Field/Field.css.ts';

/** Props of NumberField: those of a text field; `value` holds digits or nothing. */
export type NumberFieldProps = Omit<TextInputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/**
 * A whole number from 0: an id, a bank code, a depth. A text field with the numeric keyboard,
 * because number inputs change on scroll and accept "e". Drops other characters as they are typed
 * and keeps the caret position.
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

/**
 * Writes a corrected text into an input while typing and keeps the caret position. Runs before
 * React's own correction, which would move the caret to the end.
 */
function writeText(input: HTMLInputElement, value: string, caret: number): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
}

/** The decimal digits of a text: "ID 1.234" becomes "1234". */
function digitsOnly(value: string): string {
  return value.replace(/\D/g, '');
}
