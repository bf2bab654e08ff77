import { countOf, type CountForms } from '../../format/plural.ts';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { roomLeft } from './countCharacters.ts';
import * as styles from './TextAreaField.css.ts';

/** Words of a counter. */
export interface CounterTexts {
  /** How many characters are left. */
  left: CountForms;
  /** How many are too many. */
  over: CountForms;
}

/** Props of Counter. */
export interface CounterProps {
  /** For `aria-describedby` of the field. */
  id: string;
  /** The text that is counted. */
  value: string;
  /** Most characters it may have. */
  limit: number;
  /** The words, with the number as people read it. */
  texts: CounterTexts;
  /** Language of the words when it is not Portuguese, such as "en". */
  lang: string | undefined;
}

/** How many characters are left, always to be seen, and read aloud near the end. */
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
