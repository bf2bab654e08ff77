import { session } from '@raiz/api-client';
import { createStore } from '../store.ts';

/** The texts of the dialog before the user leaves unsaved changes. */
export interface LeaveTexts {
  title: string;
  question: string;
  /** Added to the question when a draft stays on this device. */
  saved: string;
  /** Added to the question before Sair, which removes the draft. */
  discarded: string;
  stay: string;
  confirm: string;
  /** Confirming button before Sair. */
  logOut: string;
}

export interface UnsavedWork {
  texts: LeaveTexts;
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
  /** Whether it goes on on other pages: only the end of the session, or of the page's document, breaks it off. */
  goesOn?: boolean;
  /** Saves a draft now; false if that was not possible. */
  saveDraft: () => boolean;
  dropDraft: () => void;
}

/** The dialog that is open. */
export interface LeaveQuestion {
  texts: LeaveTexts;
  lang?: 'en';
  /** A draft is saved, the changes are discarded with the session, or no draft could be saved. */
  draft: 'saved' | 'discarded' | 'unknown';
  /** Closes the dialog and leaves the page. */
  leave: () => void;
  stay: () => void;
}

const unsaved = new Set<UnsavedWork>();

/** The open dialog, or null. */
export const leaveQuestion = createStore<LeaveQuestion | null>(null);

/** Milliseconds from the press of a link to the navigation that it causes. */
const pressDelay = 1000;

/** `timeStamp` of the last press of a link that leaves nothing, such as `mailto:`. */
let pressed = -pressDelay;

/** Whether a link opens another page here, and not a program or a download. */
function opensPage(link: HTMLAnchorElement): boolean {
  const isDownload = link.hasAttribute('download') && link.origin === window.location.origin;
  return /^(?:https?|blob):$/.test(link.protocol) && !isDownload;
}

function notePress({ target, timeStamp }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !opensPage(link)) pressed = timeStamp;
}

/** Shows the browser's own dialog before closing the tab, reloading or opening another site. */
function warn(event: BeforeUnloadEvent): void {
  // Browsers also ask about links that only open a program.
  if (event.timeStamp - pressed > pressDelay) event.preventDefault();
}

/** Registers unsaved work until the returned function is called. */
export function registerUnsaved(work: UnsavedWork): () => void {
  unsaved.add(work);
  // Only while needed: this listener disables the back-forward cache of some browsers.
  window.addEventListener('beforeunload', warn);
  window.addEventListener('click', notePress, true);
  return () => unregister(work);
}

function unregister(work: UnsavedWork): void {
  unsaved.delete(work);
  if (unsaved.size > 0) return;
  window.removeEventListener('beforeunload', warn);
  window.removeEventListener('click', notePress, true);
  // Closes the dialog when no unsaved changes remain, for example because the session ended.
  if (leaveQuestion.get() !== null) leaveQuestion.set(null);
}

// It cannot be saved after the end of its session.
session.subscribe(() => {
  if (session.token() === null) for (const work of unsaved) unregister(work);
});

/** The work that leaving a page, or the end of the session, would lose. */
function workLost(endsSession: boolean): UnsavedWork[] {
  return [...unsaved].filter(({ goesOn = false }) => endsSession || !goesOn);
}

/** Whether a form has unsaved changes. */
export function hasUnsaved(): boolean {
  return workLost(false).length > 0;
}

/**
 * Leaves at once without unsaved changes, else asks first. Saves drafts before asking, because the
 * user may close the tab while the dialog is open.
 * @param leave Leaves the page.
 * @param options `endsSession`: the session ends too, as with Sair, which removes the drafts.
 *   `drops`: the user discards the changes and their drafts. `onStay`: runs when the user stays.
 */
export function askBeforeLeaving(
  leave: () => void,
  options: { endsSession?: boolean; drops?: boolean; onStay?: () => void } = {},
): void {
  const { endsSession = false, drops = endsSession, onStay } = options;
  const lost = workLost(endsSession);
  const [first] = lost;
  if (first === undefined) {
    leave();
    return;
  }
  const isDrafted = !drops && lost.map((work) => work.saveDraft()).every(Boolean);
  leaveQuestion.set({
    ...first,
    draft: endsSession ? 'discarded' : isDrafted ? 'saved' : 'unknown',
    leave() {
      for (const work of lost) {
        if (drops) work.dropDraft();
        unregister(work);
      }
      leaveQuestion.set(null);
      leave();
    },
    stay() {
      leaveQuestion.set(null);
      onStay?.();
    },
  });
}
