import { useId, useRef, useState, type FocusEvent } from 'react';
import { MoreIcon } from '../../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuEntry, type MenuAction } from './MenuEntry.tsx';
import { popoverPlace, type PopoverPlace } from './popoverPlace.ts';
import { useCloseOnMove } from './useCloseOnMove.ts';
import * as styles from './ActionMenu.css.ts';

export type { MenuAction };

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
