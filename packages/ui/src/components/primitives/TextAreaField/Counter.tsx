import { countOf, type CountForms } from '../../../format/plural.ts';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { roomLeft } from './countCharacters.ts';
import * as styles from './TextAreaField.css.ts';

/** Texts of a character counter. */
export interface CounterTexts {
  /** How many characters are left. */
  left: CountForms;
  /** How many are too many. */
  over: CountForms;
}

export interface CounterProps {
  /** For `aria-describedby` of the field. */
  id: string;
  /** The counted text. */
  value: string;
  /** Greatest number of characters. */
  limit: number;
  /** Texts with formatted numbers. */
  texts: CounterTexts;
  /** Language of the text when it is not Portuguese, such as "en". */
  lang: string | undefined;
}

/** The number of characters left, always visible and announced near the limit. */
export function Counter({ id, value, limit, texts, lang }: CounterProps) {
  const { left, worthSaying } = roomLeft(value, limit);
  const isOver = left < 0;
  const said = isOver ? countOf(-left, texts.over) : countOf(left, texts.left);
  return (
    <div lang={lang} className={cx(styles.counter, isOver && styles.over)}>
      <span id={id}>{said}</span>
      <span aria-live="polite">{worthSaying && <VisuallyHidden>{said}</VisuallyHidden>}</span>
    </div>
  );
}
