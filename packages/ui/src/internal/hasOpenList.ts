/**
 * Whether a key was pressed in a field with an open list, such as a ComboboxField. Esc then closes that list, and not
 * the dialog or the form around it.
 * @param target of the key's event
 */
export function hasOpenList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}
