/** What a person looks for on a page: by its role, and by the beginning of its name. */
export interface Target {
  role: 'button' | 'link' | 'field' | 'heading';
  name: string;
}

/**
 * The first visible element of a role whose name is as said, else whose name begins so; null for
 * none. Runs in the page, so it uses nothing outside of itself.
 */
export function findInPage({ role, name }: Target): Element | null {
  const selectors = {
    button: 'button, [role="button"], [role="tab"], [role="menuitem"], summary',
    link: 'a[href]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
  };
  const namesOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? Array.from(element.labels) : [];
    const texts = [element, ...labels].map((one) => one.textContent ?? '');
    return [element.getAttribute('aria-label') ?? '', ...texts].map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const found = Array.from(document.querySelectorAll(selectors[role])).filter(
    (element) => element.getClientRects().length > 0 && element.closest('[inert]') === null,
  );
  return (
    found.find((element) => namesOf(element).includes(name)) ??
    found.find((element) => namesOf(element).some((one) => one.startsWith(name))) ??
    null
  );
}
