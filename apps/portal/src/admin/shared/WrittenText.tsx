export interface WrittenTextProps {
  children: string;
}

/** Text by an author, marked as Portuguese within the English admin pages for screen readers. */
export function WrittenText({ children }: WrittenTextProps) {
  return <span lang="pt-BR">{children}</span>;
}
