import { Badge } from '../Badge/Badge.tsx';
import { lookOf, type ContractStatus } from './contractStatus.ts';

/** Props of StatusBadge: the kind decides which value of the contract is expected. */
export type StatusBadgeProps = ContractStatus;

/** A status of the contract as a badge: one place decides word, shape and colour of each. */
export function StatusBadge(props: StatusBadgeProps) {
  const { tone, word } = lookOf(props);
  return <Badge tone={tone}>{word}</Badge>;
}
