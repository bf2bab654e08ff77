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
  window.addEventListener('beforeunload', warn);
  return () => forget(work);
}

function forget(work: UnsavedWork): void {
  works.delete(work);
  if (works.size > 0) return;
  window.removeEventListener('beforeunload', warn);
  // What the question is about is gone, as when the session ends meanwhile.
  if (question !== null) ask(null);
}

/** Whether anything typed is not saved. */
export function hasUnsaved(): boolean {
  return works.size > 0;
}

/** Goes at once when nothing is unsaved; otherwise asks first, and keeps a draft of what is left behind. */
export function leave(go: () => void): void {
  const [first] = works;
  if (first === undefined) {
    go();
    return;
  }
  const isHeld = [...works].map((work) => work.hold()).every(Boolean);
  ask({
    ...first,
    fate: isHeld ? 'kept' : 'unknown',
    go() {
      for (const work of works) forget(work);
      go();
    },
  });
}

/** `leave` for Sair, which takes the drafts along: they must not be on a device that somebody else uses next. */
export function leaveSession(go: () => void): void {
  const [first] = works;
  if (first === undefined) {
    go();
    return;
  }
  ask({
    ...first,
    fate: 'lost',
    go() {
      for (const work of works) {
        work.drop();
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
