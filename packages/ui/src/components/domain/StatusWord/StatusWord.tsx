import { statusIcons } from '../Badge/statusIcons.tsx';
import { lookOf, type ContractStatus } from '../StatusBadge/contractStatus.ts';
import * as styles from './StatusWord.css.ts';

/** Props of StatusWord: those of StatusBadge. */
export type StatusWordProps = ContractStatus;

/**
 * A status of the contract as icon and coloured word, for tables and list rows, where a badge in
 * every row is too much. Two elements: a span and its icon.
 */
export function StatusWord(props: StatusWordProps) {
  const { tone, word } = lookOf(props);
  return (
    <span className={styles.tone[tone]}>
      {statusIcons[tone]}
      {word}
    </span>
  );
}
