import {
  pathText,
  resolvePath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type To,
} from './location.ts';

/** Where somebody is, and how they came there. */
export interface Place {
  location: Location;
  type: NavigationType;
}

/** Stands between the person and steps back and forward. */
export interface StepGuard {
  /** Whether this step is to be asked about. */
  applies: () => boolean;
  /** Asks, and goes on with what it is given. */
  ask: (go: () => void) => void;
}

/** A list of visited addresses that one can walk: the browser's, or one in memory. */
export interface RouterHistory {
  /** Where somebody is now. */
  now: () => Place;
  /** Goes to an address. */
  navigate: (to: To, options?: NavigateOptions) => void;
  /** Walks some entries back (negative) or forward. */
  go: (steps: number) => void;
  /**
   * Has steps back and forward asked about, until the returned function is called. Nobody can forbid those of the browser: the step is
   * taken back before any listener hears of it, and taken again when the person says so.
   */
  guard: (guard: StepGuard) => () => void;
  /** Calls at each step until the returned function is called. */
  listen: (listener: (place: Place) => void) => () => void;
}

/** Those who want to be asked about steps. */
function stepGuards() {
  const all = new Set<StepGuard>();
  return {
    add(guard: StepGuard): () => void {
      all.add(guard);
      return () => void all.delete(guard);
    },
    /** Who asks about a step just now. */
    asking: (): StepGuard | undefined => [...all].find(({ applies }) => applies()),
  };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** What an entry of the browser's history carries of ours. */
function ownState(): { usr: unknown; key: string; idx: number | null } {
  const state: unknown = window.history.state;
  const read = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  const [key, idx] = [read('key'), read('idx')];
  return {
    usr: read('usr') ?? null,
    key: typeof key === 'string' ? key : 'default',
    idx: typeof idx === 'number' ? idx : null,
  };
}

/** The history of the browser's tab. Each entry is numbered (`idx`), so that it can be told how far one has gone. */
export function browserHistory(): RouterHistory {
  let type: NavigationType = 'POP';
  const listeners = new Set<(place: Place) => void>();
  if (ownState().idx === null) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
  /** Number of the entry whose page is shown. */
  let shown = ownState().idx ?? 0;
  const guards = stepGuards();
  let isReturning = false;

  function now(): Place {
    const { pathname, search, hash } = window.location;
    const { usr, key } = ownState();
    return { location: { pathname, search, hash, state: usr, key }, type };
  }

  function tell() {
    for (const listener of listeners) listener(now());
  }

  function onPop(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = ownState().idx;
    const steps = there === null ? 0 : there - shown;
    const guard = steps === 0 ? undefined : guards.asking();
    if (guard) {
      isReturning = true;
      event.stopImmediatePropagation();
      window.history.go(-steps);
      guard.ask(() => window.history.go(steps));
      return;
    }
    shown = there ?? shown;
    type = 'POP';
    tell();
  }

  return {
    now,
    navigate(to, { replace = false, state = null } = {}) {
      type = replace ? 'REPLACE' : 'PUSH';
      const entry = { usr: state, key: newKey(), idx: (ownState().idx ?? 0) + (replace ? 0 : 1) };
      shown = entry.idx;
      const address = pathText(resolvePath(to, window.location.pathname));
      if (replace) window.history.replaceState(entry, '', address);
      else window.history.pushState(entry, '', address);
      tell();
    },
    go: (steps) => window.history.go(steps),
    guard: guards.add,
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}

/** A history that no address bar shows, for stories and for pages made at build time. */
export function memoryHistory(first: To, state: unknown = null): RouterHistory {
  const entries: Location[] = [{ ...resolvePath(first, '/'), state, key: 'default' }];
  const listeners = new Set<(place: Place) => void>();
  const guards = stepGuards();
  let at = 0;
  let type: NavigationType = 'POP';

  function now(): Place {
    return { location: entries[at] ?? { ...resolvePath('/', '/'), state: null, key: 'default' }, type };
  }

  function tell() {
    for (const listener of listeners) listener(now());
  }

  return {
    now,
    navigate(to, { replace = false, state: handed = null } = {}) {
      type = replace ? 'REPLACE' : 'PUSH';
      const next = { ...resolvePath(to, now().location.pathname), state: handed, key: newKey() };
      if (!replace) at += 1;
      entries.splice(at, replace ? 1 : entries.length, next);
      tell();
    },
    go(steps) {
      const there = Math.min(Math.max(at + steps, 0), entries.length - 1);
      function step() {
        type = 'POP';
        at = there;
        tell();
      }
      const guard = there === at ? undefined : guards.asking();
      if (guard) guard.ask(step);
      else step();
    },
    guard: guards.add,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
