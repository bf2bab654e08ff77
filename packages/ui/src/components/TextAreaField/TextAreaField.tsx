import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './TextAreaField.css.ts';

type NativeProps = Pick<
  ComponentProps<'textarea'>,
  'disabled' | 'maxLength' | 'name' | 'onBlur' | 'onKeyDown' | 'placeholder' | 'readOnly' | 'ref' | 'spellCheck'
>;

/** Props of TextAreaField; the native ones are those of `<textarea>`. */
export interface TextAreaFieldProps extends FieldProps, NativeProps {
  /** What is in the field. */
  value: string;
  /** Called with the new text at each change. */
  onChange: (value: string) => void;
  /**
   * Lines shown while it is empty; where the browser can, the field grows with its text.
   * @default 4
   */
  rows?: 2 | 4 | 8 | 12;
}

/** Several lines of text with label, hint and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, optionalText, id, lang, value, onChange, rows = 4, ...native } = props;
  return (
    <Field {...{ label, hint, error, required, optionalText, id, lang }}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(fieldStyles.control, styles.rows[rows])}
        />
      )}
    </Field>
  );
}
