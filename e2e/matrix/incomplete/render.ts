import type { LookupForm } from './readPages.ts';

/** An answer to replay. */
export interface ReplayedAnswer {
  status: number;
  body: string;
}

/** How the page rendered one answer. */
export interface Rendering {
  path: string;
  /** Problems independent of the answer. */
  wrong: string[];
  retries: boolean;
  /** The visible text. */
  text: string;
  headings: string[];
}

/** The page and the answers to render. */
export interface RenderTask {
  path: string;
  form: LookupForm | null;
  answers: readonly ReplayedAnswer[];
  /** Makes the tokens of this run unique. */
  turn: number;
}

/**
 * Renders one answer after another, each under a new token, so that the portal discards its cache and fetches again
 * without a page load. Runs in a page prepared by `startReplay`.
 */
export async function renderAll({ path, form, answers, turn }: RenderTask): Promise<Rendering[]> {
  const timeout = 4_000;
  const replay: { answer: ReplayedAnswer | null; asked: number } = Reflect.get(window, 'matrixReplay');
  const errors: string[] = [];
  const complain = (event: ErrorEvent | PromiseRejectionEvent) =>
    errors.push(`uncaught: ${String('reason' in event ? event.reason : event.message)}`);
  const { error } = console;
  console.error = (...all: unknown[]) => errors.push(`console: ${all.map(String).join(' ').slice(0, 300)}`);
  window.addEventListener('error', complain);
  window.addEventListener('unhandledrejection', complain);

  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const main = () => document.querySelector('main');
  const busy = () =>
    [...document.querySelectorAll('[aria-busy="true"], [data-loading]')].filter(
      (element) => element.getClientRects().length > 0,
    );
  async function until(done: () => boolean): Promise<boolean> {
    const end = performance.now() + timeout;
    while (!done()) {
      if (performance.now() > end) return false;
      await pause(3);
    }
    return true;
  }
  async function settled(): Promise<boolean> {
    let before = '';
    let still = 0;
    return until(() => {
      const now = location.pathname + String(main()?.textContent);
      still = now === before && main()?.querySelector('h1') !== null && busy().length === 0 ? still + 1 : 0;
      before = now;
      return still >= 2;
    });
  }
  function buttonOf(name: string): HTMLButtonElement | undefined {
    return [...document.querySelectorAll('button')].find((one) => one.textContent === name && !one.disabled);
  }
  /** Presses a button that takes presses: one that has just appeared does not. */
  function press(name: string): boolean {
    const found = buttonOf(name);
    if (found === undefined || getComputedStyle(found).pointerEvents === 'none') return false;
    found.click();
    return true;
  }
  function fieldOf({ field }: LookupForm): HTMLInputElement | null {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith(field));
    return label?.control instanceof HTMLInputElement ? label.control : null;
  }
  async function begin(n: number): Promise<void> {
    if (form !== null) {
      if (buttonOf(form.back)) {
        await until(() => press(form.back));
        await until(() => fieldOf(form)?.value === '');
      }
      const field = fieldOf(form);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, form.value);
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await until(() => press(form.button));
      return;
    }
    localStorage.setItem('token', `token-${turn}-${n}`);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    if (location.pathname + location.search === path) return;
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }

  const unreadable = /undefined|NaN|\[object|Invalid Date/;
  function wrongs(): string[] {
    const wrong = errors.splice(0);
    const page = main();
    const text = page?.innerText ?? '';
    if (page?.querySelector('h1') === null || text.trim().length < 20) wrong.push(`a blank page: "${text.trim()}"`);
    if (document.body.textContent.includes('Algo deu errado nesta página')) wrong.push('the page broke');
    const shown = new XMLSerializer().serializeToString(document.body);
    const found = unreadable.exec(shown);
    if (found) wrong.push(`shows ${shown.slice(Math.max(0, found.index - 60), found.index + 40)}`);
    const none = /\bnull\b/.exec(text);
    if (none) wrong.push(`shows ${text.slice(Math.max(0, none.index - 40), none.index + 30)}`);
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? String(field.value) : '',
    );
    if (fields.some((value) => unreadable.test(value) || value === 'null')) wrong.push(`holds ${fields.join(' | ')}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`is ${scrollWidth - clientWidth} px too wide`);
    return wrong;
  }

  const renderings: Rendering[] = [];
  for (const [n, answer] of answers.entries()) {
    Object.assign(replay, { answer, asked: 0 });
    await begin(n);
    const asked = await until(() => replay.asked > 0);
    const isSettled = await settled();
    const wrong = wrongs();
    if (!asked) wrong.push('did not send the read');
    if (!isSettled)
      wrong.push(
        `still loading: ${busy()
          .map((one) => one.textContent.slice(0, 60))
          .join(' | ')}`,
      );
    renderings.push({
      path: location.pathname + location.search,
      wrong,
      retries: [...document.querySelectorAll('main button')].some((one) =>
        /^(Tentar novamente|Try again)$/.test(one.textContent),
      ),
      text: main()?.innerText ?? '',
      headings: [...document.querySelectorAll('main :is(h1, h2, h3)')].map((one) => one.textContent.trim()),
    });
  }
  console.error = error;
  window.removeEventListener('error', complain);
  window.removeEventListener('unhandledrejection', complain);
  return renderings;
}
