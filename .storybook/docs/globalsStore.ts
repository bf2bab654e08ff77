import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Choices, readChoices } from '../frame/stage.ts';

let choices: Choices = readChoices({});
const listeners = new Set<() => void>();

function keep({ globals }: { globals: Record<string, unknown> }): void {
  choices = readChoices(globals);
  for (const listener of listeners) listener();
}

let listening = false;

/** Subscribes to the toolbar, because documents render later and receive no globals. */
export function followToolbar(): void {
  if (listening) return;
  listening = true;
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, keep);
  channel.on(GLOBALS_UPDATED, keep);
}

/** The toolbar's current choices. */
export function toolbarChoices(): Choices {
  return choices;
}

/** Calls a listener after every change of the toolbar. Returns the function to unsubscribe. */
export function onToolbarChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
