import type { ReactNode, Ref } from 'react';
import { MenuIcon } from '../../../icons/frame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { NavEntry } from './NavEntry.tsx';
import type { NavItem } from './NavItem.ts';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** Name of the brand. */
  brand: string;
  /** The brand's mark before its name. */
  mark?: ReactNode;
  /** The link that skips to the content, rendered first. */
  skipLink?: ReactNode;
  /** The links and actions for this page and reader. Without any there is no menu button. */
  items: readonly NavItem[];
  /** Opens the side menu; its button is shown at 768 px and below. */
  onOpenMenu: () => void;
  /** Called on hover or focus of the menu button, to prefetch the side menu. */
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
  /** Ref of the menu button, which regains focus when the side menu closes. */
  menuButtonRef?: Ref<HTMLButtonElement>;
}

/**
 * The sticky header of every page, 58 px high, with links or, at 768 px and below, a menu button
 * (docs/specification.md#header).
 */
export function Header(props: HeaderProps) {
  const { brand, mark, skipLink, items, navLabel } = props;
  return (
    <header className={styles.header}>
      {skipLink}
      <div className={styles.bar}>
        <Link href="/" className={styles.brand}>
          {mark}
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
        {items.length > 0 && <MenuButton {...props} />}
      </div>
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
