import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Choices, readChoices } from '../frame/choices.ts';

let choices: Choices = readChoices({});
const listeners = new Set<() => void>();

function keep({ globals }: { globals: Record<string, unknown> }): void {
  choices = readChoices(globals);
  for (const listener of listeners) listener();
}

let listening = false;

/** Follows the toolbar from the first moment on: documents are drawn later, and are told nothing. */
export function followToolbar(): void {
  if (listening) return;
  listening = true;
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, keep);
  channel.on(GLOBALS_UPDATED, keep);
}

/** What the toolbar asks for now. */
export function toolbarChoices(): Choices {
  return choices;
}

/** Calls back after every change of the toolbar. Returns the way to stop. */
export function onToolbarChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
