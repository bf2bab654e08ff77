import type { Ref } from 'react';
import { hidden as hiddenClass } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';

interface CaptionProps {
  ref: Ref<HTMLParagraphElement>;
  id: string;
  hidden: boolean;
  lang: string | undefined;
  children: string;
}

/**
 * Names the table. Not a `<caption>`, which would scroll sideways with a wide table. Focusable by
 * script.
 */
export function Caption({ ref, id, hidden, lang, children }: CaptionProps) {
  return (
    <p ref={ref} id={id} lang={lang} tabIndex={-1} className={hidden ? hiddenClass : styles.caption}>
      {children}
    </p>
  );
}
