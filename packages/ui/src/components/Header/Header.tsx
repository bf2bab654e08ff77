import type { ReactNode, Ref } from 'react';
import { MenuIcon } from '../../icons/frame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { NavEntry } from './NavEntry.tsx';
import type { NavItem } from './NavItem.ts';
import * as styles from './Header.css.ts';

/** Props of Header. */
export interface HeaderProps {
  /** Name of the brand. */
  brand: string;
  /**
   * Where the brand leads.
   * @default '/'
   */
  brandHref?: string;
  /** The first thing in it: the link that skips to the content, within a landmark like everything else. */
  skipLink?: ReactNode;
  /** The links and actions of this page and this reader; those hidden here are simply not in the list. */
  items: readonly NavItem[];
  /** Something small beside the links, such as the theme's button. */
  actions?: ReactNode;
  /** Opens the side menu; the button is there at 768 px and below. */
  onOpenMenu: () => void;
  /** Called when a pointer or the focus reaches the menu button, to fetch the side menu ahead. */
  onMenuIntent?: () => void;
  /**
   * Whether the side menu is open.
   * @default false
   */
  menuOpen?: boolean;
  /** Accessible name of the menu button. */
  menuLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** The menu button, which gets the focus back when the side menu closes. */
  menuButtonRef?: Ref<HTMLButtonElement>;
}

/** The bar at the top of every page: 58 px, always in sight; links in it, or a menu button at 768 px and below (spec section 2). */
export function Header(props: HeaderProps) {
  const { brand, brandHref = '/', skipLink, items, actions, navLabel } = props;
  return (
    <header className={styles.header}>
      {skipLink}
      <Link href={brandHref} className={styles.brand}>
        <span className={styles.brandName}>{brand}</span>
      </Link>
      {items.length > 0 && (
        <nav aria-label={navLabel} className={styles.nav}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.label}>
                <NavEntry item={item} className={styles.entry} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <MenuButton {...props} />
    </header>
  );
}

function MenuButton(props: HeaderProps) {
  const { onOpenMenu, onMenuIntent, menuOpen = false, menuLabel, menuButtonRef } = props;
  return (
    <div className={styles.menuButton}>
      <IconButton
        ref={menuButtonRef}
        label={menuLabel}
        icon={<MenuIcon size="large" />}
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        onPointerEnter={onMenuIntent}
        onFocus={onMenuIntent}
      />
    </div>
  );
}
