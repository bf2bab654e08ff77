/** An entry of the navigation: somewhere to go, or something to do ("Sair"). */
export type NavItem = NavLink | NavAction;

/** Somewhere to go. */
export interface NavLink {
  /** The words, unique within the navigation. */
  label: string;
  /** Path inside the portal. */
  href: string;
  /** The page one is on. */
  current?: boolean;
  /** Called when a pointer or the focus reaches it, to fetch the page ahead. */
  onIntent?: () => void;
}

/** Something to do. */
export interface NavAction {
  /** The words, unique within the navigation. */
  label: string;
  /** Does it; a side menu it stands in has closed by then. */
  onSelect: () => void;
}
