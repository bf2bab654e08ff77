import { readField } from '@raiz/api-client/rules';

/** Navigations that a story blocked. */
export interface Departures {
  /** Addresses of other pages, in order. */
  addresses: () => string[];
  release: () => void;
}

function destinationOf(event: Event): string | null {
  const url = readField(readField(event, 'destination'), 'url');
  return typeof url === 'string' ? url : null;
}

/**
 * Stops navigations to other pages, such as the checkout, and records them. Needs the Navigation
 * API.
 * @throws Error without the Navigation API: the story's page would unload.
 */
export function blockNavigation(): Departures {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser cannot be kept on the page');
  const found: string[] = [];
  const hold = (event: Event) => {
    const address = destinationOf(event);
    if (address === null || Reflect.get(event, 'hashChange') === true) return;
    found.push(address);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', hold);
  return {
    addresses: () => [...found],
    release: () => navigation.removeEventListener('navigate', hold),
  };
}
