import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { CloseIcon } from '../../../icons/frame.tsx';
import { showCurrent } from '../../../internal/showCurrent.ts';
import { desktop as desktopQuery } from '../../../theme/widths.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useReturnFocus } from '../Dialog/Dialog.tsx';
import { NavEntry, type NavItem } from '../Header/Header.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { List } from '../List/List.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SideMenu.css.ts';

export interface SideMenuProps {
  /**
   * Called by the close button, a press outside, Esc, the choice of an entry, and when the window
   * grows past 768 px.
   */
  onClose: () => void;
  /** The same entries as the header's. */
  items: readonly NavItem[];
  /** Content at the end, such as the theme toggle. */
  footer?: ReactNode;
  /** Heading and accessible name. */
  title: string;
  /** Full name of the person, shown instead of the heading. */
  person?: string | null;
  /** Accessible name of the close button. */
  closeLabel: string;
}

/**
 * The navigation on small screens: slides in from the side, 245 px wide
 * (docs/specification.md#header). Render it only while it is open.
 */
export function SideMenu(props: SideMenuProps) {
  const { onClose, items, footer, title, person, closeLabel } = props;
  const returnFocus = useReturnFocus();
  useCloseOnDesktop(onClose);
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content
          ref={showCurrent}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={styles.menu}
        >
          <div className={styles.head}>
            {person ? (
              <>
                <VisuallyHidden as="div">
                  <Radix.Title>{title}</Radix.Title>
                </VisuallyHidden>
                <Avatar name={person} size="medium" />
                <p className={styles.person}>{person}</p>
              </>
            ) : (
              <Radix.Title className={styles.title}>{title}</Radix.Title>
            )}
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <nav aria-label={title}>
            <List className={styles.list}>
              {items.map((item) => (
                <li key={item.label} className={'onSelect' in item ? styles.parted : undefined}>
                  <NavEntry
                    item={item}
                    className={'onSelect' in item ? styles.action : styles.entry}
                    onChosen={onClose}
                  />
                </li>
              ))}
            </List>
          </nav>
          {hasContent(footer) && <div className={styles.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Closes the menu when the window gets wide enough for the links in the header, such as on
 * rotation.
 */
function useCloseOnDesktop(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const desktop = window.matchMedia(desktopQuery);
    const closeOnMatch = () => {
      if (desktop.matches) close();
    };
    desktop.addEventListener('change', closeOnMatch);
    return () => desktop.removeEventListener('change', closeOnMatch);
  }, []);
}
