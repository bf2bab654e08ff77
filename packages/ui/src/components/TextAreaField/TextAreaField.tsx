import { useId, type ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { counterTexts } from '../../internal/counterTexts.ts';
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
  /** What is in the field. */
  value: string;
  /** Called with the new text at each change. */
  onChange: (value: string) => void;
  /**
   * Lines shown while it is empty; where the browser can, the field grows with its text.
   * @default 4
   */
  rows?: 2 | 4 | 8 | 12;
  /**
   * Most characters the text may have. A counter says how many are left. A longer text is not cut, so that nothing
   * pasted gets lost: the counter then says how many are too many, and the form's own check says the rest.
   */
  limit?: number;
  /**
   * Words of the counter.
   * @default 'Restam 20 caracteres', '3 caracteres a mais' and their like
   */
  counterTexts?: CounterTexts;
}

/** Several lines of text with label, hint, warning and error. */
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
