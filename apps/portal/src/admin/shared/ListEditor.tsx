import { Button, EmptyState, Heading, PlusIcon, VisuallyHidden } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { rowKeys } from '../../shared/reads/rows.ts';
import type { OrderedItem } from './order/order.ts';
import { useOrderColumn } from './order/orderColumn.tsx';
import { PageNotice } from './PageMessage.tsx';
import type { ListEditor as Editor } from './useListEditor.ts';
import * as styles from './layout.css.ts';

export interface ListEditorProps<Entry extends OrderedItem> {
  /** The state of list and form, from `useListEditor`. */
  editor: Editor<Entry>;
  /** The entries as received; invalid ones are null. */
  rows: readonly (Entry | null)[];
  /** Columns after the position; must stay the same across renders. */
  columns: readonly DataTableColumn<Entry>[];
  /** Accessible name of the table, and the text of an empty list. */
  texts: { title: string; none: string };
  /** Opens the form of a first entry. */
  opener: ReactNode;
  /** Heading of the form. */
  formTitle: string;
  /**
   * The form is as wide as the page and has its own panels.
   * @default false
   */
  formBelow?: boolean;
  /** The form. */
  children: ReactNode;
}

/** A list with the form that adds and edits its entries; from 1024 px on they show together. */
export function ListEditor<Entry extends OrderedItem>(props: ListEditorProps<Entry>) {
  const { editor, rows, columns, texts, opener, formTitle, formBelow = false, children } = props;
  const { message, isOpen, items } = editor;
  const headingId = useId();
  const heading = useFormFocus(editor, formBelow);

  return (
    <div data-form-open={isOpen || undefined} className={formBelow ? styles.listOverForm : styles.listAndForm}>
      <div className={styles.list}>
        <div className={styles.messages}>
          <PageNotice message={message} kinds={['deleted', 'gone', 'done', 'failed']} />
        </div>
        {rows.length === 0 && <EmptyState title={texts.none} action={opener} lang="en" />}
        {items && items.length > 0 && (
          <OrderedTable caption={texts.title} items={items} columns={columns} onMove={editor.move} />
        )}
        <DroppedRows rows={rows} texts={adminFormMessages.dropped} />
        <VisuallyHidden role="status">{message?.kind === 'moved' && message.text}</VisuallyHidden>
      </div>
      <div className={styles.side}>
        <PageNotice message={message} kinds={['saved']} />
        <section aria-labelledby={headingId} className={styles.form}>
          <div className={formBelow ? styles.column : styles.panel}>
            <div className={styles.formHeading}>
              <Heading level={2} size={formBelow ? 'h2' : 'h3'} id={headingId} tabIndex={-1} ref={heading}>
                {formTitle}
              </Heading>
            </div>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Moves the focus to the form's heading when the form opens, or when its entry changes. */
function useFormFocus(
  { isOpen, entry, opener }: Pick<Editor<OrderedItem>, 'isOpen' | 'entry' | 'opener'>,
  formBelow: boolean,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = isOpen ? `open ${entry?.id}` : 'closed';
  const shown = useRef('closed');

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // Closing the form does not move the focus, unless the pressed button is gone.
    if (state === 'closed' && !isFocusLost()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: formBelow ? 'start' : 'nearest' });
    if (isFocusLost()) opener.current?.focus();
  }, [state, opener, formBelow]);

  return heading;
}

interface OrderedTableProps<Entry extends OrderedItem> extends Pick<ListEditorProps<Entry>, 'columns'> {
  caption: string;
  items: readonly Entry[];
  onMove: (id: number, index: number) => void;
}

function OrderedTable<Entry extends OrderedItem>({ caption, items, columns, onMove }: OrderedTableProps<Entry>) {
  const orderColumn = useOrderColumn(items, onMove);
  const all = useMemo(() => [orderColumn, ...columns], [orderColumn, columns]);
  return <DataTable caption={caption} hideCaption lang="en" rows={items} rowKey={rowKeys(items)} columns={all} />;
}

export interface OpenFormButtonProps {
  /** The state of the list; the button is hidden while the form is open. */
  editor: Pick<Editor<OrderedItem>, 'isOpen' | 'opener'> & { open: (entry: null) => void };
  /**
   * The form is below the list, which may fill the window: the button scrolls to it.
   * @default false
   */
  formBelow?: boolean;
  /** Label, such as "New lesson". */
  children: string;
}

/** Opens the form of a list on narrow windows; wide ones always show it, next to the list or below it. */
export function OpenFormButton({ editor, formBelow = false, children }: OpenFormButtonProps) {
  const { isOpen, opener, open } = editor;
  if (isOpen) return null;
  const button = (
    <Button ref={opener} icon={<PlusIcon />} onClick={() => open(null)}>
      {children}
    </Button>
  );
  return formBelow ? button : <span className={styles.narrowOnly}>{button}</span>;
}

export interface CloseFormButtonProps {
  /**
   * Whether it is on wide windows too, where a button has scrolled to the form.
   * @default false
   */
  wide?: boolean;
  /** A request is pending. */
  disabled: boolean;
  /** Closes the form. */
  onClose: () => void;
}

/** Closes the form of a new entry, which wide windows always show. */
export function CloseFormButton({ wide = false, disabled, onClose }: CloseFormButtonProps) {
  const button = (
    <Button variant="secondary" disabled={disabled} onClick={onClose}>
      {adminFormMessages.cancel}
    </Button>
  );
  return wide ? button : <span className={styles.narrowOnly}>{button}</span>;
}
