import { ScrollMemory, type ScrollPlaces } from '@raiz/ui/table';
import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePersonNumber } from '../session/useSession.ts';

/** How the lists of a page are shown, by the name of the list. */
interface Memory {
  /** The numbers of rows that the user has asked for. */
  rowCounts: Map<string, number>;
  /** The ids of the open items, such as modules. */
  openItems: Map<string, readonly string[]>;
}

const Memories = createContext<Memory | null>(null);

/** An entry of the history, and what it remembers. */
interface Entry {
  key: string;
  pathname: string;
  /** Of `usePersonNumber`. */
  person: number;
  memory: Memory;
  places: ScrollPlaces;
}

function newMemory(): Memory {
  return { rowCounts: new Map(), openItems: new Map() };
}

/**
 * Remembers for each entry of the history how its lists were shown: back and forward show them again. A new entry of
 * the same page, such as one with another query, continues the memory; the memory ends with the document, and when
 * another person logs in.
 */
export function EntryMemory({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const person = usePersonNumber();
  const newEntry = (): Entry => ({ key, pathname, person, memory: newMemory(), places: new Map() });
  const [shown, setShown] = useState(newEntry);
  const [entries] = useState(() => new Map([[key, shown]]));
  let entry = shown;
  if (shown.key !== key || shown.person !== person) {
    if (shown.person !== person) entries.clear();
    const continues = shown.person === person && shown.pathname === pathname;
    const next = continues ? { ...shown, key } : newEntry();
    entry = entries.get(key) ?? next;
    entries.set(key, entry);
    setShown(entry);
  }
  return (
    <Memories value={entry.memory}>
      <ScrollMemory value={entry.places}>{children}</ScrollMemory>
    </Memories>
  );
}

/** What the entry of the history remembers: read it at first, and write each change to it. */
export function useEntryMemory(): Memory {
  const [own] = useState(newMemory);
  return use(Memories) ?? own;
}
