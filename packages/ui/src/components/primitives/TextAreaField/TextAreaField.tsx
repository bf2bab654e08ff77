import { useId, type ComponentProps } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import { type CountForms, countOf } from '../../../format/number.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { roomLeft } from './countCharacters.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './TextAreaField.css.ts';

/** Default texts of the character counter. */
const counterTexts = {
  left: {
    none: 'Nenhum caractere restante',
    one: 'Resta 1 caractere',
    many: ({ count }: { count: string }) => `Restam ${count} caracteres`,
  },
  over: { none: '', one: '1 caractere a mais', many: ({ count }: { count: string }) => `${count} caracteres a mais` },
} as const;

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
  /**
   * Maximum number of characters; a counter shows how many are left. The field does not cut a longer text, so that
   * nothing pasted is lost: the counter shows the excess, and the form validates it.
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

/** Texts of a character counter. */
export interface CounterTexts {
  /** Number of characters left. */
  left: CountForms;
  /** Number of characters beyond the limit. */
  over: CountForms;
}

interface CounterProps {
  /** For `aria-describedby` of the field. */
  id: string;
  /** The counted text. */
  value: string;
  /** Maximum number of characters. */
  limit: number;
  /** Texts with formatted numbers. */
  texts: CounterTexts;
  /** Language of the text when it is not Portuguese, such as "en". */
  lang: string | undefined;
}

/** The number of characters left, always visible and announced near the limit. */
function Counter({ id, value, limit, texts, lang }: CounterProps) {
  const { left, worthSaying } = roomLeft(value, limit);
  const isOver = left < 0;
  const announcement = isOver ? countOf(-left, texts.over) : countOf(left, texts.left);
  return (
    <div lang={lang} className={cx(styles.counter, isOver && styles.over)}>
      <span id={id}>{announcement}</span>
      <span aria-live="polite">{worthSaying && <VisuallyHidden>{announcement}</VisuallyHidden>}</span>
    </div>
  );
}
