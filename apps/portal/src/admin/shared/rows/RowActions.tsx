import { ActionMenu, Button, ButtonLink, type MenuAction } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import * as styles from './RowActions.css.ts';

/** An action of a row. */
export type RowAction = MenuAction & {
  /** Unique within the row; stays when the label changes. */
  id: string;
  /** Label of its button while the request is under way; null otherwise. */
  busyLabel?: string | null;
};

export interface RowActionsProps {
  /** Title of the row, for the menu's accessible name. */
  title: string;
  /** The frequent actions: in the row where the list is wide enough, else in the menu. */
  actions: readonly RowAction[];
  /** Accessible name of the deletion. */
  deleteName: string;
  /** Asks before deleting. */
  onDelete: () => void;
}

/** The actions of one row; its menu has those that are not in the row. */
export function RowActions({ title, actions, deleteName, onDelete }: RowActionsProps) {
  const label = words.moreActions({ title });
  const deletion: MenuAction = { label: words.delete, name: deleteName, tone: 'danger', onAct: onDelete };
  return (
    <div className={styles.row}>
      <div className={styles.inRow}>
        {actions.map((action) => (
          <RowButton key={action.id} {...action} />
        ))}
        <ActionMenu label={label} actions={[deletion]} />
      </div>
      <div className={styles.inMenu}>
        <ActionMenu label={label} actions={[...actions, deletion]} />
      </div>
    </div>
  );
}

function RowButton(action: RowAction) {
  const { label, name, busyLabel = null } = action;
  if ('href' in action) {
    return (
      <ButtonLink size="small" variant="secondary" href={action.href} aria-label={name}>
        {label}
      </ButtonLink>
    );
  }
  const { disabled = false, onAct } = action;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={name}
      onClick={onAct}
      {...(busyLabel === null ? { disabled } : { busy: true, busyLabel })}
    >
      {label}
    </Button>
  );
}
