import type { ComponentProps } from 'react';
import { cx } from '../../../internal/cx.ts';
import { usePreHydrationInput } from '../../../internal/usePreHydrationInput.ts';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'list'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'spellCheck'
>;

/** Props that all single-line fields share. */
export interface TextInputProps extends FieldProps, NativeProps {
  /** Text of the field. */
  value: string;
  /** Called with the new text on each change. */
  onChange: (value: string) => void;
}

/** Props of TextField; the native ones are those of `<input>`. */
export interface TextFieldProps extends TextInputProps {
  /**
   * Type of the input, which decides the phone's keyboard; the browser's validation is off.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month';
  /**
   * Sets letters and figures apart, for codes, keys and ids.
   * @default false
   */
  code?: boolean;
}

/**
 * A single-line text field with label, hint, warning and error. The browser corrects only prose: no codes, addresses,
 * names or what it must not fill in.
 */
export function TextField(props: TextFieldProps) {
  const [frame, own] = splitField(props);
  const { value, onChange, type = 'text', code = false, autoComplete = code ? 'off' : undefined, ref, ...native } = own;
  const isName = autoComplete === 'name';
  const isExact = isName || autoComplete === 'off' || type !== 'text';
  const input = usePreHydrationInput(ref, (early) => early.value !== value && onChange(early.value));
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...(isExact && { autoCorrect: 'off', autoCapitalize: isName ? 'words' : 'none', spellCheck: false })}
          {...native}
          {...control}
          ref={input}
          type={type}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(styles.control, code && styles.kind.code)}
        />
      )}
    </Field>
  );
}
