/** An entry of the navigation: a link or an action. */
export type NavItem = NavLink | NavAction;

/** A link of the navigation. */
export interface NavLink {
  /** Label, unique within the navigation. */
  label: string;
  /** Path inside the portal. */
  href: string;
  /** `page`: it is the current page. `section`: the current page belongs to it. */
  current?: 'page' | 'section';
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
