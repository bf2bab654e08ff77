import { readField } from '@raiz/api-client/rules';

/** Those who want to know of a navigation; only the last is told. */
const watchers: ((address: string) => void)[] = [];

/**
 * Stops navigations to other documents, such as the checkout. Needs the Navigation API.
 * @param onLeave Gets the address.
 * @returns Allows them again.
 * @throws Error without the Navigation API: the story's page would unload.
 */
export function blockNavigation(onLeave: (address: string) => void): () => void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser cannot be kept on the page');
  const hold = (event: Event) => {
    const destination = readField(event, 'destination');
    const isLeaving = readField(destination, 'sameDocument') === false && readField(event, 'downloadRequest') === null;
    if (!isLeaving || watchers.at(-1) !== onLeave) return;
    event.preventDefault();
    onLeave(String(readField(destination, 'url')));
  };
  watchers.push(onLeave);
  navigation.addEventListener('navigate', hold);
  return () => {
    watchers.splice(watchers.indexOf(onLeave), 1);
    navigation.removeEventListener('navigate', hold);
  };
}
