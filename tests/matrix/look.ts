/** What a person sees of a page, and whether it is still at work. */
export interface Look {
  path: string;
  /** The whole visible text. */
  text: string;
  /** Text of the page itself, without header and foot. */
  main: string;
  headings: number;
  /** Buttons and links of the page itself, and of an open dialog, that can be used. */
  ways: string[];
  /** What says that it is at work: busy buttons and forms, skeletons. */
  busy: string[];
  /** Values of all fields, in order. */
  fields: string[];
  token: string | null;
}

/**
 * Looks at the page, inside of it. Waits until nothing says it is at work, and gives up after some
 * milliseconds.
 * @param patience how long, in milliseconds
 */
export async function lookInPage(patience: number): Promise<Look> {
  const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const working = () =>
    [...document.querySelectorAll('[aria-busy="true"], [data-loading]')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.textContent.trim().slice(0, 60));
  const frame = () => new Promise((resolve) => setTimeout(resolve, 12));
  const end = performance.now() + patience;
  let still = 0;
  let before = '';
  while (performance.now() < end && still < 2) {
    await frame();
    const main = document.querySelector('main');
    const now = location.pathname + String(main?.textContent);
    const quiet = working().length === 0 && main?.querySelector('h1') !== null && now === before;
    still = quiet ? still + 1 : 0;
    before = now;
  }
  const parts = [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')];
  return {
    path: location.pathname + location.search,
    text: document.body.innerText,
    main: parts.map((part) => (part instanceof HTMLElement ? part.innerText : '')).join('\n'),
    headings: document.querySelectorAll('main h1').length,
    ways: parts
      .flatMap((part) => [...part.querySelectorAll('a[href], button:not(:disabled)')])
      .filter(seen)
      .map((way) => (way.textContent.trim() || way.getAttribute('aria-label')) ?? ''),
    busy: working(),
    fields: parts
      .flatMap((part) => [...part.querySelectorAll('input, textarea, select')])
      .map((field) => {
        if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return String(field.checked);
        return 'value' in field ? String(field.value) : '';
      }),
    token: localStorage.getItem('token'),
  };
}
