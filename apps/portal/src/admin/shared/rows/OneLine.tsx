import { emptyValue } from '@raiz/ui/format';
import * as styles from './OneLine.css.ts';

export interface OneLineProps {
  /** Null or empty: unknown. */
  children: string | null;
}

/** An author's text, in Portuguese, cut after one line. */
export function OneLine({ children }: OneLineProps) {
  return (
    <span lang="pt-BR" className={styles.oneLine}>
      {children || emptyValue}
    </span>
  );
}
