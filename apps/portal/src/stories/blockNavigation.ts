import { readField } from '@raiz/api-client/rules';

/**
 * Stops navigations to other documents, such as the checkout, that no earlier listener has stopped. Needs the
 * Navigation API.
 * @param onLeave Gets the address.
 * @param options Those of the listener: with `capture` it is earlier than those without.
 * @returns Allows them again.
 * @throws Error without the Navigation API: the story's page would unload.
 */
export function blockNavigation(onLeave: (address: string) => void, options: AddEventListenerOptions = {}): () => void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser cannot be kept on the page');
  const hold = (event: Event) => {
    const destination = readField(event, 'destination');
    const isLeaving = readField(destination, 'sameDocument') === false && readField(event, 'downloadRequest') === null;
    if (event.defaultPrevented || !isLeaving) return;
    event.preventDefault();
    onLeave(String(readField(destination, 'url')));
  };
  navigation.addEventListener('navigate', hold, options);
  return () => navigation.removeEventListener('navigate', hold, options);
}
