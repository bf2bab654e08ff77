/** The visible state of a page. */
export interface PageState {
  path: string;
  /** All visible text. */
  text: string;
  /** Text of `main` and open dialogs. */
  main: string;
  headings: number;
  /** Labels of the enabled buttons and links in `main` and open dialogs. */
  actions: string[];
  /** Texts of busy elements: buttons, forms, skeletons. */
  busy: string[];
  /** Values of all fields, in order. */
  fields: string[];
  token: string | null;
}

/**
 * Reads the page's state once nothing is busy and its text is stable. Runs in the page.
 * @param timeout maximum wait, in milliseconds
 */
export async function readPageState(timeout: number): Promise<PageState> {
  const seen = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  // Some parts of a page announce loading only to screen readers.
  const working = () => [
    // A live region gets its text two frames after it appears, and keeps its place until then.
    ...[...document.querySelectorAll('[aria-busy="true"], [data-loading], [style*="min-height"]:empty')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.textContent.trim().slice(0, 60)),
    ...(document.querySelector('main')?.textContent.match(/Carregando[^.]*/) ?? []),
  ];
  const frame = () => new Promise((resolve) => setTimeout(resolve, 12));
  const end = performance.now() + timeout;
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
  // The text of a row out of view counts, too: innerText leaves out what the browser has not rendered.
  const renderAll = new CSSStyleSheet();
  renderAll.replaceSync('* { content-visibility: visible !important }');
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...sheets, renderAll];
  const parts = [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')];
  const state = {
    path: location.pathname + location.search,
    text: document.body.innerText,
    main: parts.map((part) => (part instanceof HTMLElement ? part.innerText : '')).join('\n'),
    headings: document.querySelectorAll('main h1').length,
    actions: parts
      .flatMap((part) => [...part.querySelectorAll('a[href], button:not(:disabled)')])
      .filter(seen)
      .map((action) => (action.textContent.trim() || action.getAttribute('aria-label')) ?? ''),
    busy: working(),
    fields: parts
      .flatMap((part) => [...part.querySelectorAll('input, textarea, select')])
      .map((field) => {
        if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return String(field.checked);
        return 'value' in field ? String(field.value) : '';
      }),
    token: localStorage.getItem('token'),
  };
  document.adoptedStyleSheets = sheets;
  return state;
}
