import { useMaskito } from '@maskito/react';
import { useState, type FocusEvent, type FormEvent } from 'react';
import { cpfMask, maskCpf } from '../../../format/cpfMask.ts';
import { hasDigits, isCpf } from '../../../format/documents.ts';
import { cx } from '../../../internal/cx.ts';
import { Field, splitField } from '../Field/Field.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import * as styles from '../Field/Field.css.ts';

/**
 * Props of CpfField: those of a text field. `value` is a CPF or the typed part of one; the field shows it masked and
 * passes it to `onChange` masked.
 */
export interface CpfFieldProps extends Omit<
  TextInputProps,
  'autoCapitalize' | 'inputMode' | 'list' | 'spellCheck' | 'warning'
> {
  /** Warns about a number that cannot be a CPF. It never stops the form: the server decides. */
  doubtText: string;
}

const mask = { options: cpfMask };

/**
 * A CPF, which Maskito masks as `000.000.000-00` while the user types or pastes it (docs/specification.md#bank-data).
 * The caret keeps its position among the digits. A pasted text that is not one CPF stays whole; the form refuses it.
 * Wrong check digits, or too few digits on blur, show a warning.
 */
export function CpfField(props: CpfFieldProps) {
  const [frame, own] = splitField(props);
  const { value: given, onChange, onBlur, doubtText, ...native } = own;
  const value = maskCpf(given);
  const [left, setLeft] = useState(false);
  const masked = useMaskito(mask);

  function change(event: FormEvent<HTMLInputElement>) {
    const next = maskCpf(event.currentTarget.value);
    if (next !== value) onChange(next);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    setLeft(true);
    onBlur?.(event);
  }

  const doubtful = !frame.error && isDoubtful(value, left);
  return (
    // Replaces the hint, so that blur does not move a button that the user is pressing.
    <Field {...frame} {...(doubtful ? { hint: undefined, warning: doubtText } : { warning: null })}>
      {(control) => (
        <div ref={masked} className={styles.box}>
          <input
            autoComplete="off"
            {...native}
            {...control}
            type="text"
            inputMode="numeric"
            value={value}
            onInput={change}
            onBlur={leave}
            className={cx(styles.control, styles.kind.numbers)}
          />
        </div>
      )}
    </Field>
  );
}

/** Does not warn about a number that is still being typed. */
function isDoubtful(value: string, left: boolean): boolean {
  return value !== '' && (left || hasDigits(value, 11)) && !isCpf(value);
}
