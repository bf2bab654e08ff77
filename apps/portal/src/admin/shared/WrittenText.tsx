import { emptyValue } from '@raiz/ui/format';

export interface WrittenTextProps {
  /** Null: unknown. */
  children: string | null;
}

/** Text by an author, marked as Portuguese within the English admin pages for screen readers. */
export function WrittenText({ children }: WrittenTextProps) {
  return <span lang="pt-BR">{children ?? emptyValue}</span>;
}
