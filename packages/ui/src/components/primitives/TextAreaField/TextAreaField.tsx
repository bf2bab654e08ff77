import type { ComponentProps } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './TextAreaField.css.ts';

type NativeProps = Pick<
  ComponentProps<'textarea'>,
  'disabled' | 'name' | 'onBlur' | 'onKeyDown' | 'placeholder' | 'readOnly' | 'ref' | 'spellCheck'
>;

/** Props of TextAreaField; the native ones are those of `<textarea>`. */
export interface TextAreaFieldProps extends FieldProps, NativeProps {
  /** Text of the field. */
  value: string;
  /** Called with the new text on each change. */
  onChange: (value: string) => void;
  /**
   * Number of lines while it is empty; the field grows with its text if the browser supports it.
   * @default 4
   */
  rows?: 2 | 4 | 8 | 12;
}

/** A multi-line text field with label, hint, warning and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { value, onChange, rows = 4, ...native }] = splitField(props);
  return (
    <Field {...frame}>
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
