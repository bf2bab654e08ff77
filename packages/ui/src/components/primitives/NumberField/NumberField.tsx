import type { ChangeEvent } from 'react';
import { cx } from '../../../internal/cx.ts';
import { usePreHydrationInput } from '../../../internal/usePreHydrationInput.ts';
import { Field, splitField } from '../Field/Field.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { digitsOnly, numberIn } from './numberIn.ts';
import * as styles from '../Field/Field.css.ts';

/**
 * Props of NumberField: those of a text field. `value` is digits, empty, or a pasted text that is not a number, which
 * the form's validation rejects.
 */
export interface NumberFieldProps extends Omit<TextInputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  /** Finds the number in a pasted text, such as a link; null: accepts any text with one number. */
  find?: (text: string) => string | null;
}

/**
 * An integer from 0: an id, a bank code, a depth. A text field with the numeric keyboard, because number inputs change
 * on scroll and accept "e". Drops other characters as the user types and preserves the caret position. Of a pasted text
 * it takes the only number; a text with several stays unchanged, because joined digits would be another number.
 */
export function NumberField(props: NumberFieldProps) {
  const [frame, { value, onChange, find, ref, ...native }] = splitField(props);
  const input = usePreHydrationInput(ref, (early) => early.value !== value && onChange(read(early.value)));

  function read(text: string): string {
    return find?.(text) ?? numberIn(text);
  }

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = currentTarget;
    const isTyped = !/\D/.test(value) && text.length <= value.length + 1 && isKey(nativeEvent);
    if (!isTyped) {
      onChange(read(text));
      return;
    }
    const digits = digitsOnly(text);
    if (digits !== text)
      writeText(currentTarget, digits, digitsOnly(text.slice(0, selectionStart ?? undefined)).length);
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

/** Whether typing changed the text, and not a paste, a drop or the browser. */
function isKey(event: Event): boolean {
  return event instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(event.inputType);
}

/**
 * Writes a corrected text into an input while the user types and preserves the caret position. Runs before React's own
 * correction, which would move the caret to the end.
 */
function writeText(input: HTMLInputElement, value: string, caret: number): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
}
