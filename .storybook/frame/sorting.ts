/** What the sidebar shows one line for. */
interface SidebarEntry {
  /** Path of the entry, such as `Componentes/Button`. */
  title: string;
}

/** Types the sidebar's order where the order itself must not say any types. */
export interface SortedBy {
  [parameter: string]: unknown;
  options: { storySort: (a: SidebarEntry, b: SidebarEntry) => number };
}
