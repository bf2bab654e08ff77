import { Link } from '../Link/Link.tsx';
import * as styles from './ActionMenu.css.ts';

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
export function MenuEntry({ action, onDone }: MenuEntryProps) {
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
