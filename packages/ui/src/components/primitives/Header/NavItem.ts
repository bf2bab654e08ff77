/** An entry of the navigation: a link or an action. */
export type NavItem = NavLink | NavAction;

/** A link of the navigation. */
export interface NavLink {
  /** Label, unique within the navigation. */
  label: string;
  /** Path inside the portal. */
  href: string;
  /** Whether it is the current page. */
  current?: boolean;
  /** Called on hover or focus, to prefetch the page. */
  onIntent?: () => void;
}

/** An action of the navigation, such as "Sair". */
export interface NavAction {
  /** Label, unique within the navigation. */
  label: string;
  /** Called when chosen, after a surrounding side menu has closed. */
  onSelect: () => void;
}
