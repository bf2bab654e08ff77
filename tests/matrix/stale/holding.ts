/** One thing that happens in an interleaving. */
export type Step =
  /** Somebody goes to an address of the portal. */
  | { kind: 'go'; path: string }
  /** Somebody else logs in, in another tab of the same browser. */
  | { kind: 'become'; token: string }
  /** A button of the page is pressed, if it is there. */
  | { kind: 'press'; button: string }
  /** A field of the page is filled, if it is there. */
  | { kind: 'type'; field: string; text: string }
  /** The one of the held replies whose turn it is reaches the page. */
  | { kind: 'arrive'; which: number }
  /** Nothing happens for some milliseconds. */
  | { kind: 'rest'; time: number };

/** What the page said at one moment, and whose it was. */
export interface Moment {
  path: string;
  token: string | null;
  lines: string[];
}

/** Lets every reply wait until it is let go. To be evaluated in the page once. */
export function startHolding(): void {
  const held: (() => void)[] = [];
  const holding = { on: false, held };
  const server = window.fetch.bind(window);

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const reply = server(request);
    if (!holding.on) return reply;
    reply.catch(() => undefined);
    // A reply that is held too long may be given up by the page, as one that is slow.
    await new Promise<void>((resolve, reject) => {
      held.push(resolve);
      request.signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
    return reply;
  }
  Object.assign(window, { fetch: answer, matrixHolding: holding });
}

/**
 * Does one thing after the other while all replies are held, then lets the rest of them go in the
 * order of their turns. Says what was to be seen after each. To be evaluated in a page with
 * `startHolding`.
 */
export async function interleave({
  steps,
  turns,
}: {
  steps: readonly Step[];
  turns: readonly number[];
}): Promise<Moment[]> {
  const holding: { on: boolean; held: (() => void)[] } = Reflect.get(window, 'matrixHolding');
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const moments: Moment[] = [];
  function note(): void {
    const main = document.querySelector('main');
    const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim());
    moments.push({ path: location.pathname + location.search, token: localStorage.getItem('token'), lines });
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
    if (step.kind === 'become') {
      localStorage.setItem('token', step.token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    }
    if (step.kind === 'press') {
      [...document.querySelectorAll('button')].find((one) => one.textContent === step.button && !one.disabled)?.click();
    }
    if (step.kind === 'type') type(step.field, step.text);
    if (step.kind === 'arrive') holding.held.splice(step.which % Math.max(1, holding.held.length), 1)[0]?.();
  }

  holding.on = true;
  for (const step of steps) {
    take(step);
    await pause(step.kind === 'rest' ? step.time : 12);
    note();
  }
  // What is shown now may ask for more.
  for (let n = 0, empty = 0; empty < 4; n += 1) {
    const { held } = holding;
    empty = held.length === 0 ? empty + 1 : 0;
    held.splice((turns[n % turns.length] ?? 0) % Math.max(1, held.length), 1)[0]?.();
    await pause(8);
  }
  holding.on = false;
  for (const letGo of holding.held.splice(0)) letGo();
  note();
  return moments;
}

/**
 * Comes to an address from a quiet page as somebody of whom nothing has been read yet. To be
 * evaluated in a page with `startHolding`.
 */
export async function comeAnew({ path, token }: { path: string; token: string }): Promise<void> {
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
