import { useId, useRef, useState, type FocusEvent, useEffect, useEffectEvent, type RefObject } from 'react';
import { MoreIcon } from '../../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ActionMenu.css.ts';

export interface ActionMenuProps {
  /** Accessible name of the button and of the list, such as "More actions: Course". */
  label: string;
  /** The actions, dangerous ones last. */
  actions: readonly MenuAction[];
}

/**
 * A small button that opens a list of actions, for those that would crowd a row. The list is a
 * native popover: Tab moves through it, and Escape, a click elsewhere, scrolling or an action
 * closes it. The focus then returns to the button.
 */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<PopoverPlace | null>(null);
  const isOpen = place !== null;
  const close = () => list.current?.hidePopover();
  useCloseOnMove(button, isOpen, close);

  /** Closes when the focus moves elsewhere, because popovers stay open then. */
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <span className={styles.menu} onBlur={onBlur}>
      <IconButton
        ref={button}
        label={label}
        icon={<MoreIcon />}
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      />
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.list}
        style={place ?? undefined}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open' && button.current) setPlace(popoverPlace(button.current));
        }}
        // Only after it has closed: the browser returns the focus from an entry that still exists.
        onToggle={({ newState }) => {
          if (newState === 'closed') setPlace(null);
        }}
      >
        {isOpen &&
          actions.map((action) => (
            <li key={action.label} className={styles.item}>
              <MenuEntry action={action} onDone={close} />
            </li>
          ))}
      </ul>
    </span>
  );
}

interface CommonAction {
  /** One or two words, unique within the menu. */
  label: string;
  /** Accessible name where the label alone is ambiguous; contains the label. */
  name?: string;
}

interface LinkAction extends CommonAction {
  /** Path of the page that the entry opens. */
  href: string;
}

interface ButtonAction extends CommonAction {
  /** Called after the menu has closed. */
  onAct: () => void;
  /**
   * Whether it cannot be pressed now.
   * @default false
   */
  disabled?: boolean;
  /** `danger`: removes something. */
  tone?: 'danger';
}

/** An entry of an ActionMenu: a link or a button. */
export type MenuAction = LinkAction | ButtonAction;

interface MenuEntryProps {
  action: MenuAction;
  /** Closes the menu. */
  onDone: () => void;
}

/** One entry of the list. */
function MenuEntry({ action, onDone }: MenuEntryProps) {
  const { label, name } = action;
  if ('href' in action) {
    return (
      <Link href={action.href} aria-label={name} className={styles.entry.plain} onClick={onDone}>
        {label}
      </Link>
    );
  }
  const { onAct, disabled, tone = 'plain' } = action;

  function act() {
    // First, so that a dialog that the action opens returns the focus to the menu's button.
    onDone();
    onAct();
  }

  return (
    <button type="button" aria-label={name} disabled={disabled} className={styles.entry[tone]} onClick={act}>
      {label}
    </button>
  );
}

/**
 * Calls `close` when scrolling or resizing the window moves the button, because a popover does not
 * follow it. The event of a scroll that ended before the popover opened moves nothing.
 */
function useCloseOnMove(button: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onMove = useEffectEvent(close);

  useEffect(() => {
    const element = button.current;
    if (!isOpen || element === null) return;
    const opened = element.getBoundingClientRect();
    const check = () => {
      const now = element.getBoundingClientRect();
      if (now.top !== opened.top || now.right !== opened.right) onMove();
    };
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', check, options);
    window.addEventListener('resize', check);
    return () => {
      window.removeEventListener('scroll', check, options);
      window.removeEventListener('resize', check);
    };
  }, [button, isOpen]);
}

/** Insets and greatest height of a fixed element, in pixels. */
interface PopoverPlace {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
  maxHeight: number;
}

/** Vertical margins of the popover, in pixels. */
const margins = 8;

/**
 * Places a popover inside the window: below its button, or above it in the lower half of the
 * window; at the right edge of the button, or at the left one in the left half of the window.
 */
function popoverPlace(button: Element): PopoverPlace {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const side = left + right > clientWidth ? { right: Math.max(0, clientWidth - right) } : { left: Math.max(0, left) };
  return top + bottom > clientHeight
    ? { ...side, bottom: clientHeight - top, maxHeight: top - margins }
    : { ...side, top: bottom, maxHeight: clientHeight - bottom - margins };
}
