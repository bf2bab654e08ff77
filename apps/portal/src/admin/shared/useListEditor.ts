import type { ReadPath } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { nonNullRows, type WithId } from '../../shared/reads/rows.ts';
import { askBeforeLeaving, registerUnsaved, type UnsavedWork } from '../../shared/unsaved/unsavedWork.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { useEventCallback } from '../../shared/page/useEventCallback.ts';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import {
  inOrder,
  movableRows,
  moved,
  renumbered,
  withMovable,
  type MovableItem,
  type OrderedItem,
} from './order/order.ts';
import { goneMessage, type PageMessage } from './PageMessage.tsx';
import { isGone } from './stored.ts';

/** The list of modules or lessons. */
export interface ListOptions<Entry extends OrderedItem> {
  /** The entries as received; null while unknown. */
  rows: readonly (Entry | null)[] | null;
  /** Reads the entries as the server has them now. */
  read: () => Promise<readonly (Entry | null)[]>;
  /** Stores the position of one entry, and only that. */
  store: (entry: Entry & MovableItem, position: number) => Promise<unknown>;
  /** Paths of the reads that a new order changes. */
  invalidates: readonly ReadPath[];
}

/**
 * A list with a form that adds and edits its entries. The functions that rows call are stable
 * across renders.
 */
export interface ListEditor<Entry extends OrderedItem> {
  /** The entries in their order; null while unknown. */
  items: readonly Entry[] | null;
  /** Reads the entries as the server has them now. */
  read: ListOptions<Entry>['read'];
  /** The message of the last action, or null. Each action clears it. */
  message: PageMessage | null;
  setMessage: (message: PageMessage | null) => void;
  /** The entry in the form, with its current position, or null to add one. */
  entry: WithId<Entry> | null;
  /** Narrow windows show the form instead of the list. */
  isOpen: boolean;
  /** The form's `key`: changes when it starts over. */
  formKey: string;
  /** The button that opens the form on narrow windows; gets the focus when it closes. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Opens the form with an entry; null for a new one. Asks first if changes would be lost. */
  open: (entry: WithId<Entry> | null) => void;
  /** Closes the form, after asking; on wide windows it adds an entry then. */
  close: () => void;
  /** Closes the form after a save. */
  onSaved: (success: string) => void;
  /** Updates the entry in the form, so that its save does not undo a change made in the list. */
  onChanged: (entry: WithId<Entry>) => void;
  /** Moves an entry to an index among the movable entries. */
  move: (id: number, index: number) => void;
  /** The entry of the open deletion dialog, or null. */
  deleting: WithId<Entry> | null;
  /** Opens the deletion dialog. */
  askToDelete: (entry: WithId<Entry>) => void;
  /** Closes the dialog without a deletion. */
  cancelDelete: () => void;
  /** Closes the dialog, and the form of the deleted entry. */
  onDeleted: (entry: WithId<Entry>, message: PageMessage) => void;
}

/** The entry in the form, or null for a new one. */
interface Form<Entry extends OrderedItem> {
  entry: WithId<Entry> | null;
  isOpen: boolean;
  version: number;
}

/** The state of a list whose entries are added, edited, moved and deleted on one page. */
export function useListEditor<Entry extends OrderedItem>(options: ListOptions<Entry>): ListEditor<Entry> {
  const [message, setMessage] = useState<PageMessage | null>(null);
  const [deleting, setDeleting] = useStateHere<WithId<Entry> | null>(null);
  const [{ entry, isOpen, version }, setForm] = useState<Form<Entry>>({ entry: null, isOpen: false, version: 0 });
  const opener = useRef<HTMLButtonElement>(null);
  const { items, move } = useOrder(options, setMessage);
  const listed = entry && movableRows(items ?? []).find(({ id }) => id === entry.id);

  function startOver() {
    setForm((now) => ({ entry: null, isOpen: false, version: now.version + 1 }));
  }

  function show(next: WithId<Entry> | null) {
    setMessage(null);
    setForm((now) => ({ ...now, entry: next, isOpen: true }));
  }

  return {
    items,
    read: options.read,
    message,
    setMessage,
    // With the list's position, so that a save does not move the entry back.
    entry: entry && { ...entry, position: listed?.position ?? entry.position },
    isOpen,
    formKey: `${entry?.id ?? 'new'} ${version}`,
    opener,
    open: useEventCallback((next) => {
      if (next?.id === entry?.id) show(next);
      else askBeforeLeaving(() => show(next));
    }),
    close() {
      askBeforeLeaving(() => {
        setMessage(null);
        startOver();
      });
    },
    onSaved(text) {
      setMessage({ kind: 'saved', text });
      startOver();
    },
    onChanged: (next) => setForm((now) => (now.entry?.id === next.id ? { ...now, entry: next } : now)),
    move: useEventCallback(move),
    deleting,
    askToDelete: useEventCallback((next) => {
      setMessage(null);
      setDeleting(next);
    }),
    cancelDelete: () => setDeleting(null),
    onDeleted(gone, next) {
      setDeleting(null);
      setMessage(next);
      if (gone.id === entry?.id) startOver();
    },
  };
}

/** An order that is being stored. */
const unsavedOrder: UnsavedWork = {
  texts: adminFormMessages.leave,
  lang: 'en',
  goesOn: true,
  saveDraft: () => true,
  dropDraft() {},
};

/** An order on its way to the server. */
interface Sending<Row> {
  order: readonly (Row & { position: number })[];
  /** The positions that the server has, by id. */
  stored: Map<number, number | null>;
  /** The row that the user moved last. */
  moved: Row;
  /** Another author has deleted it. */
  isGone: boolean;
}

/**
 * Shows and announces a move at once, and stores the positions that it changes, one request after another; further
 * moves change the order to store. Then, also after a failure, shows what the server has.
 */
function useOrder<Entry extends OrderedItem>(
  { rows, store, invalidates }: ListOptions<Entry>,
  setMessage: ListEditor<Entry>['setMessage'],
): Pick<ListEditor<Entry>, 'items' | 'move'> {
  type Row = Entry & MovableItem;
  /** The list as the user wants it, while its order is being stored. */
  const [wanted, setWanted] = useState<readonly Entry[]>([]);
  const sending = useRef<Sending<Row> | null>(null);

  const nextOf = ({ order, stored }: Sending<Row>) => order.find(({ id, position }) => stored.get(id) !== position);

  async function storeNext(now: Sending<Row>): Promise<Sending<Row>> {
    const next = nextOf(now);
    if (next === undefined) return now;
    try {
      await store(next, next.position);
    } catch (error) {
      if (!isGone(error)) throw error;
      now.isGone ||= next.id === now.moved.id;
    }
    now.stored.set(next.id, next.position);
    return storeNext(now);
  }

  const { busy, run } = useWrite((now: Sending<Row>) => storeNext(now).finally(registerUnsaved({ ...unsavedOrder })), {
    failure: { fallback: adminFormMessages.moveFailed, serverText: false, lang: 'en' },
    invalidates,
    invalidatesOnFailure: invalidates,
    onSuccess: (sent) => sent.isGone && setMessage(goneMessage(sent.moved)),
    onFailure(_error, _sent, text) {
      sending.current = null;
      setMessage({ kind: 'failed', text });
    },
  });

  // Stores a move made after the last request and before the next render.
  const goOn = useEffectEvent(() => {
    if (sending.current && nextOf(sending.current)) run(sending.current);
  });
  useEffect(() => {
    if (!busy) goOn();
  }, [busy]);

  const items = busy ? wanted : rows && inOrder(nonNullRows(rows));

  return {
    items,
    move(id, index) {
      if (items === null) return;
      const movable = movableRows(items);
      const from = movable.findIndex((row) => row.id === id);
      const row = movable[from];
      if (row === undefined || index < 0 || index >= movable.length || from === index) return;
      const order = renumbered(moved(movable, from, index));
      const shown = withMovable(items, order);
      const position = shown.findIndex((one) => one.id === id) + 1;
      setMessage({
        kind: 'moved',
        text: adminFormMessages.moved({ title: row.title, position, total: shown.length }),
      });
      setWanted(shown);
      if (busy && sending.current) Object.assign(sending.current, { order, moved: row });
      else {
        const stored = new Map(movable.map((one) => [one.id, one.position]));
        sending.current = { order, moved: row, stored, isGone: false };
        run(sending.current);
      }
    },
  };
}
