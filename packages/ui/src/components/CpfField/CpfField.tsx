import { useState, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react';
import { cpfLength, isCpf, maskCpf, unmaskCpf } from '../../format/cpf.ts';
import { pastedCpf, typedCpf, type Edited } from '../../format/cpfEdit.ts';
import { cx } from '../../internal/cx.ts';
import { uiTexts } from '../../internal/uiTexts.ts';
import { writeText } from '../../internal/writeText.ts';
import { Field } from '../Field/Field.tsx';
import { splitField } from '../Field/splitField.ts';
import type { TextInputProps } from '../TextField/TextField.tsx';
import * as styles from '../Field/Field.css.ts';

/** Props of CpfField: those of a text field; `value` is a CPF, or the part typed so far; it is shown and handed out with its mask. */
export interface CpfFieldProps extends Omit<
  TextInputProps,
  'autoCapitalize' | 'inputMode' | 'list' | 'maxLength' | 'spellCheck' | 'warning'
> {
  /**
   * The hint for a number that cannot be a CPF. It never stops the form: the server decides.
   * @default 'Confira os números do CPF.'
   */
  doubtText?: string;
}

/**
 * A CPF, masked as `000.000.000-00` while it is typed or pasted, with or without dots (spec, sections 5 and 9). The
 * caret stays where it was. Wrong check digits, or too few of them when the field is left, draw a gentle warning.
 */
export function CpfField(props: CpfFieldProps) {
  const [frame, own] = splitField(props);
  const { value: given, onChange, onBlur, onPaste, doubtText = uiTexts.cpfDoubtful, ...native } = own;
  const value = maskCpf(given);
  const [left, setLeft] = useState(false);

  function write(input: HTMLInputElement, { value: next, caret }: Edited) {
    writeText(input, next, caret);
    if (next !== value) onChange(next);
  }

  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = input.selectionStart ?? input.value.length;
    write(input, typedCpf({ before: value, after: input.value, caret, forward }));
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    const input = event.currentTarget;
    if (event.defaultPrevented || native.readOnly) return;
    // The browser would cut the text to 14 characters before the mask could pick the digits out of it.
    event.preventDefault();
    const end = value.length;
    const pasted = event.clipboardData.getData('text');
    write(input, pastedCpf(value, input.selectionStart ?? end, input.selectionEnd ?? end, pasted));
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    setLeft(true);
    onBlur?.(event);
  }

  return (
    <Field {...frame} warning={isDoubtful(value, left) ? doubtText : null}>
      {(control) => (
        <input
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          inputMode="numeric"
          maxLength={cpfLength}
          value={value}
          onChange={change}
          onPaste={paste}
          onBlur={leave}
          className={cx(styles.control, styles.kind.numbers)}
        />
      )}
    </Field>
  );
}

/** Whoever is still typing has not made a mistake yet. */
function isDoubtful(value: string, left: boolean): boolean {
  return value !== '' && (left || unmaskCpf(value).length === 11) && !isCpf(value);
}
