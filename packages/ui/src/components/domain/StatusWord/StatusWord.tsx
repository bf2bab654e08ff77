import { lookOf, type ContractStatus } from './contractStatus.ts';
import { StateWord } from './StateWord.tsx';

/** Props of StatusWord: the kind decides which values of the contract are known. */
export type StatusWordProps = ContractStatus;

/**
 * A status of the contract as icon and coloured word, for tables and list rows, where a badge in
 * every row is too much. Two elements: a span and its icon.
 */
export function StatusWord(props: StatusWordProps) {
  const { tone, word } = lookOf(props);
  return <StateWord tone={tone}>{word}</StateWord>;
}
