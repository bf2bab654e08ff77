import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, useState } from 'react';
import { MoreIcon } from '../../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ActionMenu.css.ts';

export interface ActionMenuProps {
  /** Accessible name of the button and of the menu, such as "More actions: Course". */
  label: string;
  /** The actions, dangerous ones last. */
  actions: readonly MenuAction[];
  /** Language of the texts when it is not Portuguese, such as "en". */
  lang?: string;
}

/** Ignores the second press of a double press, whose first press closed the menu: it was not aimed at what is beneath. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A small button that opens a menu of actions that would crowd a row. Arrow keys and first letters move through it;
 * Escape, Tab, a press elsewhere or an action closes it. The focus then returns to the button.
 */
export function ActionMenu({ label, actions, lang }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);

  function choose(act: () => void) {
    chosen.current = act;
    window.addEventListener('click', ignoreSecondPress, { capture: true, once: true });
  }

  /** Runs the action last, so that a dialog that it opens returns the focus to the menu's button. */
  function onClosed(event: Event) {
    const act = chosen.current;
    if (act === null) return;
    chosen.current = null;
    event.preventDefault();
    button.current?.focus();
    act();
  }

  return (
    // Not modal: the page still scrolls, and the menu follows its button.
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <span className={styles.menu}>
        <Radix.Trigger
          asChild
          // On click, not on touch: a finger that scrolls the page may start on the button.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          <IconButton ref={button} label={label} icon={<MoreIcon />} size="small" />
        </Radix.Trigger>
      </span>
      <Radix.Portal>
        <Radix.Content
          lang={lang}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={styles.list}
          onPointerDownOutside={(event) => {
            // The button closes the menu itself.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          // A key that is held down opens the menu and chooses nothing.
          onKeyDownCapture={(event) => {
            if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
          }}
          onCloseAutoFocus={onClosed}
        >
          {actions.map((action) => (
            <MenuEntry key={action.label} action={action} onChoose={choose} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface CommonAction {
  /** One or two words, unique within the menu. */
  label: string;
  /** Accessible name if the label alone is ambiguous; contains the label. */
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
   * Whether it is disabled.
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
  /** Receives the function to run once the menu has closed. */
  onChoose: (act: () => void) => void;
}

/** One entry of the menu. */
function MenuEntry({ action, onChoose }: MenuEntryProps) {
  const { label, name } = action;
  if ('href' in action) {
    return (
      <Radix.Item asChild className={styles.entry.plain}>
        <Link href={action.href} aria-label={name}>
          {label}
        </Link>
      </Radix.Item>
    );
  }
  const { onAct, disabled, tone = 'plain' } = action;
  return (
    <Radix.Item aria-label={name} disabled={disabled} className={styles.entry[tone]} onSelect={() => onChoose(onAct)}>
      {label}
    </Radix.Item>
  );
}
