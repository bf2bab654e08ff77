/** Where the page wanted to send the browser, and the way to let it go again. */
export interface Departures {
  /** Addresses of other pages, in order. */
  addresses: () => string[];
  release: () => void;
}

function destinationOf(event: Event): string | null {
  const destination: unknown = Reflect.get(event, 'destination');
  const url: unknown = typeof destination === 'object' && destination !== null ? Reflect.get(destination, 'url') : null;
  return typeof url === 'string' ? url : null;
}

/**
 * Keeps the browser on the story when its page leaves for another address, such as the checkout's: the screen does what it
 * always does, and the story sees where to. Needs the browser's Navigation API.
 * @throws Error where there is none: the story would be gone.
 */
export function holdDepartures(): Departures {
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
