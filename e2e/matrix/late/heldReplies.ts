/** A step of an interleaving. */
export type Step =
  /** Navigates within the portal. */
  | { kind: 'go'; path: string }
  /** Another person logs in in another tab. */
  | { kind: 'login'; token: string }
  /** Presses a button, if present. */
  | { kind: 'press'; button: string }
  /** Fills in a field, if present. */
  | { kind: 'type'; field: string; text: string }
  /** Releases one of the held replies. */
  | { kind: 'reply'; which: number }
  /** Waits, in milliseconds. */
  | { kind: 'wait'; time: number };

/** The visible text at one moment, with the session that it belongs to. */
export interface Snapshot {
  path: string;
  token: string | null;
  lines: string[];
}

/** Holds every reply until a step releases it. Runs in the page; once per document is enough. */
export function holdReplies(): void {
  if (Reflect.has(window, 'matrixHeldReplies')) return;
  const held: (() => void)[] = [];
  const holding = { on: false, held };
  const server = window.fetch.bind(window);

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const reply = server(request);
    if (!holding.on) return reply;
    reply.catch(() => undefined);
    // The page may abort a held request, as it aborts a slow one.
    await new Promise<void>((resolve, reject) => {
      held.push(resolve);
      request.signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
    return reply;
  }
  Object.assign(window, { fetch: answer, matrixHeldReplies: holding });
}

/**
 * Runs the steps while it holds replies, then releases the rest in the order of `turns`. Returns a snapshot after each
 * step. Runs in a page prepared by `holdReplies`.
 */
export async function interleave({
  steps,
  turns,
}: {
  steps: readonly Step[];
  turns: readonly number[];
}): Promise<Snapshot[]> {
  const holding: { on: boolean; held: (() => void)[] } = Reflect.get(window, 'matrixHeldReplies');
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const snapshots: Snapshot[] = [];
  function snapshot(): void {
    const main = document.querySelector('main');
    const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim());
    snapshots.push({ path: location.pathname + location.search, token: localStorage.getItem('token'), lines });
  }
  function go(path: string): void {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  function fieldOf(name: string): HTMLInputElement | null {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith(name));
    return label?.control instanceof HTMLInputElement ? label.control : null;
  }
  function type(name: string, text: string): void {
    const field = fieldOf(name);
    if (field === null || field.readOnly) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  function take(step: Step): void {
    if (step.kind === 'go') go(step.path);
    if (step.kind === 'login') {
      localStorage.setItem('token', step.token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    }
    if (step.kind === 'press') {
      [...document.querySelectorAll('button')].find((one) => one.textContent === step.button && !one.disabled)?.click();
    }
    if (step.kind === 'type') type(step.field, step.text);
    if (step.kind === 'reply') holding.held.splice(step.which % Math.max(1, holding.held.length), 1)[0]?.();
  }

  holding.on = true;
  for (const step of steps) {
    take(step);
    await pause(step.kind === 'wait' ? step.time : 12);
    snapshot();
  }
  // The released replies may trigger further requests.
  for (let n = 0, empty = 0; empty < 4; n += 1) {
    const { held } = holding;
    empty = held.length === 0 ? empty + 1 : 0;
    held.splice((turns[n % turns.length] ?? 0) % Math.max(1, held.length), 1)[0]?.();
    await pause(8);
  }
  holding.on = false;
  for (const release of holding.held.splice(0)) release();
  snapshot();
  return snapshots;
}

/**
 * Switches to the session of `token` with an empty cache, and navigates to the address. Runs in a page prepared by
 * `holdReplies`.
 */
export async function openAs({ path, token }: { path: string; token: string }): Promise<void> {
  const go = (address: string) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  go('/termos');
  const end = performance.now() + 4_000;
  const isThere = () => document.querySelector('main h1')?.textContent === 'Termos de Uso';
  while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const next of [null, token]) {
    if (next === null) localStorage.removeItem('token');
    else localStorage.setItem('token', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }
  go(path);
}
