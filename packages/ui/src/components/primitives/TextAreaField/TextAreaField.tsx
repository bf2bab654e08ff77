import { useId, type ComponentProps } from 'react';
import { cx } from '../../../internal/cx.ts';
import { counterTexts } from '../../../internal/counterTexts.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitField } from '../Field/splitField.ts';
import { Counter, type CounterTexts } from './Counter.tsx';
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
   * Lines shown while it is empty; the field grows with its text where the browser supports it.
   * @default 4
   */
  rows?: 2 | 4 | 8 | 12;
  /**
   * Greatest number of characters; a counter shows how many are left. A longer text is not cut, so
   * that nothing pasted is lost: the counter shows the excess, and the form validates it.
   */
  limit?: number;
  /**
   * Texts of the counter.
   * @default 'Restam 20 caracteres', '3 caracteres a mais'
   */
  counterTexts?: CounterTexts;
}

/** A multi-line text field with label, hint, warning and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { value, onChange, rows = 4, limit, counterTexts: texts = counterTexts, ...native }] =
    splitField(props);
  const counterId = useId();
  const counts = limit !== undefined && native.disabled !== true && native.readOnly !== true;
  return (
    <Field {...frame} describedBy={counts ? counterId : undefined}>
      {(control) => (
        <>
          <textarea
            {...native}
            {...control}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(fieldStyles.control, styles.rows[rows])}
          />
          {counts && <Counter id={counterId} lang={frame.lang} {...{ texts, value, limit }} />}
        </>
      )}
    </Field>
  );
}
