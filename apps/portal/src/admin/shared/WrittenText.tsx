export interface WrittenTextProps {
  /** What an author wrote. */
  children: string;
}

/** A title that an author wrote: Portuguese amid the English words of the authoring pages, and read out so (WCAG 3.1.2). */
export function WrittenText({ children }: WrittenTextProps) {
  return <span lang="pt-BR">{children}</span>;
}
