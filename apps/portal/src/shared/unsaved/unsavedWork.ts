import { setGuard } from './leaving.ts';

/** The words of the question that is asked before unsaved work is left. */
export interface LeaveTexts {
  title: string;
  question: string;
  /** Added to the question when a draft stays on this device. */
  kept: string;
  /** Added to the question before Sair, which removes the drafts. */
  lost: string;
  stay: string;
  confirm: string;
  /** Words of the confirming button before Sair. */
  logOut: string;
}

/** A form with changes that are not saved. */
export interface UnsavedWork {
  texts: LeaveTexts;
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
  /** Keeps a draft now; false when that was not possible. */
  hold: () => boolean;
  /** Gives the changes up: no draft of them may stay. */
  drop: () => void;
}

/** The question that is being asked. */
export interface LeaveQuestion {
  texts: LeaveTexts;
  lang?: 'en';
  /** What becomes of the changes: a draft is kept, they are lost with the session, or nothing can be promised. */
  fate: 'kept' | 'lost' | 'unknown';
  /** Goes ahead. */
  go: () => void;
}

const works = new Set<UnsavedWork>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | null = null;

function ask(next: LeaveQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** The browser's own question, for closing the tab, reloading and other sites. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Announces unsaved work until the returned function is called. */
export function noteUnsaved(work: UnsavedWork): () => void {
  works.add(work);
  setGuard(askFirst);
  window.addEventListener('beforeunload', warn);
  return () => forget(work);
}

function forget(work: UnsavedWork): void {
  works.delete(work);
  if (works.size > 0) return;
  setGuard(null);
  window.removeEventListener('beforeunload', warn);
  // What the question is about is gone, as when the session ends meanwhile.
  if (question !== null) ask(null);
}

/** Asks about the first of what is unsaved, for all of it; drafts are kept before, since the tab may be closed over the question. */
function askFirst(go: () => void, ending: boolean): void {
  const [first] = works;
  if (first === undefined) {
    go();
    return;
  }
  const isHeld = !ending && [...works].map((work) => work.hold()).every(Boolean);
  ask({
    ...first,
    fate: ending ? 'lost' : isHeld ? 'kept' : 'unknown',
    go() {
      for (const work of works) {
        if (ending) work.drop();
        forget(work);
      }
      go();
    },
  });
}

/** The question being asked, for the dialog that shows it. */
export const leaveQuestion = {
  current: (): LeaveQuestion | null => question,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Takes the question away: everything stays as it is. */
  close: (): void => ask(null),
};
