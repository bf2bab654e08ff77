import * as styles from './OneLine.css.ts';

export interface OneLineProps {
  /** The text. */
  children: string;
}

/** An author's text, in Portuguese, cut after one line. */
export function OneLine({ children }: OneLineProps) {
  return (
    <span lang="pt-BR" className={styles.oneLine}>
      {children}
    </span>
  );
}
