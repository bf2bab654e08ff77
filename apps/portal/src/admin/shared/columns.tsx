import { Button, ButtonLink, IconButton, TextLink, TrashIcon } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { ActionMenu, type MenuAction } from '@raiz/ui/menu';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { DataTableColumn } from '@raiz/ui/table';
import { hasId, type WithId } from '../../shared/reads/rows.ts';
import { withTitle } from './AdminPage.tsx';
import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** A row of an admin list, as received. */
interface Titled {
  id: number | null;
  title: string | null;
}

/**
 * The titles, which are Portuguese on an English page. Each links to the page of its row, unless
 * the id is unknown.
 * @param below Rendered below the title: the description, or the number of lessons.
 */
export function titleColumn<Row extends Titled>(
  hrefOf: (id: number) => string,
  below?: (row: Row) => ReactNode,
): DataTableColumn<Row> {
  return {
    id: 'title',
    rowHeader: true,
    header: adminFormMessages.title,
    render(row) {
      const title = <span lang="pt-BR">{row.title ?? emptyValue}</span>;
      const link = hasId(row) ? (
        <TextLink variant="inherit" href={hrefOf(row.id)}>
          {title}
        </TextLink>
      ) : (
        title
      );
      return (
        <span className={styles.titled}>
          {link}
          {below?.(row)}
        </span>
      );
    },
  };
}

/** An action of a row. */
type RowAction = MenuAction & {
  /** Label of its button during the request; null otherwise. */
  busyLabel?: string | null;
  /** The state that a press turns around: `pause` of its button. */
  turns?: boolean;
};

/** The actions of one row. */
export interface RowActions {
  /** The frequent actions: in the row if the list is wide enough, else in the menu. */
  actions: readonly RowAction[];
  /** Accessible name of the deletion. */
  deleteName: string;
  /** Asks before deleting. */
  onDelete: () => void;
}

/**
 * The column of the actions; a row without an id has none.
 * @param actionsOf the actions of a row, whose `name` goes into their texts
 */
export function actionsColumn<Row extends Titled>(
  actionsOf: (row: WithId<Row>, name: { title: string }) => RowActions,
): DataTableColumn<Row> {
  return {
    id: 'actions',
    header: adminFormMessages.actions,
    hideHeader: true,
    listPlacement: 'trailing',
    render(row) {
      const name = withTitle(row);
      return hasId(row) && <RowButtons label={adminFormMessages.moreActions(name)} {...actionsOf(row, name)} />;
    },
  };
}

/** The buttons of one row, or a menu with all of its actions. */
function RowButtons({ label, actions, deleteName, onDelete }: RowActions & { label: string }) {
  const deletion: MenuAction = { label: adminFormMessages.delete, name: deleteName, tone: 'danger', onAct: onDelete };
  return (
    <div className={styles.row}>
      <div className={styles.inRow}>
        {actions.map((action, index) => (
          <RowButton key={index} {...action} />
        ))}
        <IconButton size="small" label={deleteName} icon={<TrashIcon />} onClick={onDelete} />
      </div>
      <div className={styles.inMenu}>
        <ActionMenu lang="en" label={label} actions={[...actions, deletion]} />
      </div>
    </div>
  );
}

function RowButton(action: RowAction) {
  const { label, name, busyLabel = null, turns } = action;
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
      {...(turns !== undefined && { pause: turns })}
      onClick={onAct}
      {...(busyLabel === null ? { disabled } : { busy: true, busyLabel })}
    >
      {label}
    </Button>
  );
}

/** An author's text, in Portuguese, cut after two lines. */
export function Description({ children }: { children: string }) {
  return (
    <span lang="pt-BR" className={styles.description}>
      {children}
    </span>
  );
}
