/** How a toast is meant: `success` and `info` go by themselves, a `failure` stays until someone closes it. */
export type ToastTone = 'success' | 'info' | 'failure';

/** Something that can be done about a toast. */
export interface ToastAction {
  /** The words of its button, such as 'Desfazer'. */
  label: string;
  /** Called when it is pressed; the toast then closes. */
  onPress: () => void;
}

/** What a toast says. */
export interface ToastMessage {
  /** One sentence, as the specification or the server has it. */
  text: string;
  /**
   * `success`: it worked. `info`: worth knowing. `failure`: it did not work.
   * @default 'success'
   */
  tone?: ToastTone;
  /** One button; the toast then stays until it is pressed or closed, for no one should have to hurry. */
  action?: ToastAction;
  /** Language of the text when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A toast on its way through the queue. */
export interface ToastEntry extends ToastMessage {
  id: number;
  tone: ToastTone;
}

/** As many are seen at once; more would hide the page. */
export const toastLimit = 3;

/** The toasts of a page. */
export interface ToastQueue {
  /** Seen, oldest first. */
  shown: readonly ToastEntry[];
  /** Come later, oldest first. */
  waiting: readonly ToastEntry[];
  /** Someone is pointing at the toasts or has the focus in them: none may be taken away. */
  held: boolean;
}

/** What may happen to the queue. */
export type ToastEvent =
  { type: 'show'; entry: ToastEntry } | { type: 'close'; id: number } | { type: 'hold'; held: boolean };

/** No toasts. */
export const emptyToasts: ToastQueue = { shown: [], waiting: [], held: false };

/** Whether a toast goes by itself: a failure, or one with a button, never does. */
export function isPassing(entry: ToastEntry): boolean {
  return entry.tone !== 'failure' && entry.action === undefined;
}

function says(entry: ToastEntry, other: ToastEntry): boolean {
  return entry.text === other.text && entry.tone === other.tone;
}

/** Lets those who wait come in: into a free place, or into that of the oldest that would go by itself. */
function settle(queue: ToastQueue): ToastQueue {
  const [next, ...waiting] = queue.waiting;
  if (next === undefined) return queue;
  if (queue.shown.length < toastLimit) return settle({ ...queue, shown: [...queue.shown, next], waiting });
  const oldest = queue.held ? undefined : queue.shown.find(isPassing);
  if (oldest === undefined) return queue;
  const shown = queue.shown.filter((entry) => entry !== oldest);
  return settle({ ...queue, shown: [...shown, next], waiting });
}

/**
 * The queue after an event. At most three are seen. A fourth takes the place of the oldest that would go by itself, or
 * waits while there is none. What is said again replaces what was said before, so that pressing a button five times
 * does not fill the page.
 */
export function toastQueue(queue: ToastQueue, event: ToastEvent): ToastQueue {
  switch (event.type) {
    case 'show': {
      // Being read at this very moment: taking it away and bringing it back would only take the focus along.
      if (queue.held && queue.shown.some((entry) => says(entry, event.entry))) return queue;
      const isNew = (entry: ToastEntry) => !says(entry, event.entry);
      return settle({
        ...queue,
        shown: queue.shown.filter(isNew),
        waiting: [...queue.waiting.filter(isNew), event.entry],
      });
    }
    case 'close': {
      const stays = (entry: ToastEntry) => entry.id !== event.id;
      const shown = queue.shown.filter(stays);
      // With the last one gone there is nothing left to hold.
      const held = queue.held && shown.length > 0;
      return settle({ shown, waiting: queue.waiting.filter(stays), held });
    }
    case 'hold':
      return queue.held === event.held ? queue : settle({ ...queue, held: event.held });
  }
}
