/** An entry of the sidebar. */
interface SidebarEntry {
  /** Path of the entry, such as `Componentes/Button`. */
  title: string;
}

/** Types `storySort`, which Storybook requires to be untyped. */
export interface SortedBy {
  [parameter: string]: unknown;
  options: { storySort: (a: SidebarEntry, b: SidebarEntry) => number };
}
