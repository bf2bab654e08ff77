import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cx } from '../../../internal/cx.ts';
import { MenuIcon } from '../../../icons/frame.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { List } from '../List/List.tsx';
import * as styles from './Header.css.ts';

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
  /**
   * Lighter in the header, unless it is current: for a page that tabs lead to as well.
   * @default false
   */
  quiet?: boolean;
  /**
   * Only keeps its place in the header, while it is not known whether the user may follow it.
   * @default false
   */
  isReserved?: boolean;
  /**
   * Looks like a button in the header, for a visitor's only link.
   * @default false
   */
  isButton?: boolean;
}

/** An action of the navigation, such as "Sair". */
export interface NavAction {
  /** Label, unique within the navigation. */
  label: string;
  /** Called when the user chooses it, after a surrounding side menu has closed. */
  onSelect: () => void;
}

export interface HeaderProps {
  /** Name of the brand. */
  brand: string;
  /** The brand's mark before its name. */
  mark?: ReactNode;
  /** The link that skips to the content, rendered first. */
  skipLink?: ReactNode;
  /** The links and actions for this page and user. Without any there is no menu button. */
  items: readonly NavItem[];
  /** Opens the side menu; its button is visible at 768 px and below, and if the links do not fit. */
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
 * The sticky header of every page, 58 px high, with links or a menu button (docs/specification.md#header).
 */
export function Header(props: HeaderProps) {
  const { brand, mark, skipLink, items } = props;
  return (
    <header className={styles.header}>
      {skipLink}
      <div className={styles.bar}>
        <Link href="/" className={styles.brand}>
          {mark}
          <span className={styles.brandName}>{brand}</span>
        </Link>
        {items.length > 0 && <Navigation {...props} />}
      </div>
    </header>
  );
}

/** The links if they fit next to the brand, else the menu button. */
function Navigation(props: HeaderProps) {
  const { items, navLabel, onOpenMenu, onMenuIntent, menuOpen = false, menuLabel, menuButtonRef } = props;
  const space = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const [links, limit] = [nav.current, space.current];
    if (!links || !limit) return;
    // Written to the element, because state would change only after the next paint.
    const observer = new ResizeObserver(() => {
      limit.dataset['links'] = links.offsetWidth > limit.offsetWidth ? 'hidden' : 'shown';
    });
    for (const element of [links, limit]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={space} className={styles.space}>
      <nav ref={nav} aria-label={navLabel} className={styles.nav}>
        <List className={styles.list}>
          {items.map((item) => (
            <li
              key={item.label}
              className={cx('onSelect' in item && styles.parted, 'isReserved' in item && styles.reserved)}
            >
              {'isButton' in item && item.isButton ? (
                <div className={styles.button}>
                  <ButtonLink variant="secondary" size="small" href={item.href}>
                    {item.label}
                  </ButtonLink>
                </div>
              ) : (
                <NavEntry item={item} className={'onSelect' in item || item.quiet ? styles.quiet : styles.entry} />
              )}
            </li>
          ))}
        </List>
      </nav>
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
    </div>
  );
}

interface NavEntryProps {
  item: NavItem;
  className: string;
  /** Called when the user chooses the entry, so that a menu can close. */
  onChosen?: () => void;
}

/** One entry of the header or the side menu: a link, or a button for an action. */
export function NavEntry({ item, className, onChosen }: NavEntryProps) {
  if ('onSelect' in item) {
    const choose = () => {
      onChosen?.();
      item.onSelect();
    };
    return (
      <button type="button" onClick={choose} className={className}>
        {item.label}
      </button>
    );
  }
  return (
    <Link
      href={item.href}
      aria-current={item.current === 'section' ? 'true' : item.current}
      onClick={onChosen}
      className={className}
    >
      {item.label}
    </Link>
  );
}
