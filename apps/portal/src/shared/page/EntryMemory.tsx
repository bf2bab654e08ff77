import { ScrollMemory, type ScrollPlaces } from '@raiz/ui/table';
import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Numbers by name. */
type Numbers = Map<string, number>;

const RowCounts = createContext<Numbers | null>(null);

/** An entry of the history, and what it remembers. */
interface Entry {
  key: string;
  pathname: string;
  rowCounts: Numbers;
  places: ScrollPlaces;
}

/**
 * Remembers for each entry of the history how its lists were shown: back and forward show them again. A new entry of
 * the same page, such as one with another query, continues the memory; the memory ends with the document.
 */
export function EntryMemory({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const [shown, setShown] = useState<Entry>(() => ({ key, pathname, rowCounts: new Map(), places: new Map() }));
  const [entries] = useState(() => new Map([[key, shown]]));
  let entry = shown;
  if (shown.key !== key) {
    const isSamePage = shown.pathname === pathname;
    const next = isSamePage ? { ...shown, key } : { key, pathname, rowCounts: new Map(), places: new Map() };
    entry = entries.get(key) ?? next;
    entries.set(key, entry);
    setShown(entry);
  }
  return (
    <RowCounts value={entry.rowCounts}>
      <ScrollMemory value={entry.places}>{children}</ScrollMemory>
    </RowCounts>
  );
}

/** The numbers of rows that the user has asked for, by the name of the list. */
export function useRowCounts(): Numbers {
  const [own] = useState<Numbers>(() => new Map());
  return use(RowCounts) ?? own;
}
