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
  /**
   * What becomes of the changes: a draft is kept, they are lost with the session, or a draft cannot
   * be promised.
   */
  fate: 'kept' | 'lost' | 'unknown';
  /** Goes ahead. */
  go: () => void;
  /** Leaves everything as it is. */
  stay: () => void;
}

const works = new Set<UnsavedWork>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | null = null;

function ask(next: LeaveQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Registers unsaved work until the returned function is called. */
export function noteUnsaved(work: UnsavedWork): () => void {
  works.add(work);
  return () => forget(work);
}

function forget(work: UnsavedWork): void {
  works.delete(work);
  // The question is about nothing any more, as when the session ends meanwhile.
  if (works.size === 0 && question !== null) ask(null);
}

/** Whether a form has changes that are not saved. */
export function hasUnsaved(): boolean {
  return works.size > 0;
}

/**
 * Goes ahead at once when nothing is unsaved, else asks first. Drafts are kept before the question,
 * since the tab may be closed over it.
 * @param go Goes ahead.
 * @param options `ending`: the session ends with it, as with Sair, and the drafts go too. `stay`:
 * runs when the answer is no.
 */
export function askBeforeLeaving(go: () => void, options: { ending?: boolean; stay?: () => void } = {}): void {
  const { ending = false, stay } = options;
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
    stay() {
      ask(null);
      stay?.();
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
  /** Takes the question away before its answer is carried out. */
  close: (): void => ask(null),
};
