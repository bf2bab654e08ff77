import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { useEarlyInput } from '../../internal/useEarlyInput.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/splitField.ts';
import * as styles from '../Field/Field.css.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'spellCheck'
>;

/** What every field of one line has. */
export interface TextInputProps extends FieldProps, NativeProps {
  /** What is in the field. */
  value: string;
  /** Called with the new text at each change. */
  onChange: (value: string) => void;
}

/** Props of TextField; the native ones are those of `<input>`. */
export interface TextFieldProps extends TextInputProps {
  /**
   * Kind of text; phones choose their keyboard by it. The form's own sentences, not the browser's, say what is wrong.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'month';
  /**
   * Letters of equal width, for codes, keys and ids.
   * @default false
   */
  mono?: boolean;
}

/** One line of text with its label, hint, warning and error. */
export function TextField(props: TextFieldProps) {
  const [frame, own] = splitField(props);
  const { value, onChange, type = 'text', mono = false, ref, ...native } = own;
  const input = useEarlyInput(ref, (early) => early.value !== value && onChange(early.value));
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...native}
          {...control}
          ref={input}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(styles.control, mono && styles.kind.mono)}
        />
      )}
    </Field>
  );
}
