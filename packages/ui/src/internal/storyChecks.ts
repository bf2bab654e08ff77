import type { Decorator } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { later } from './storyTimers.ts';

/** Long and unusual data for stories. */
export const strange = {
  /** One word of sixty letters, without a line break opportunity. */
  word: 'Anticonstitucionalissimamentepneumoultramicroscopicossilico1',
  /** A title of four hundred characters. */
  title: 'Formação completa em liderança, comunicação e desenvolvimento de equipes à distância — '
    .repeat(5)
    .slice(0, 400),
  /** Emoji, letters of other scripts and characters with a meaning in HTML. */
  mix: '🌱 Curso "A & B" <script> 日本語 عربى №1',
} as const;

/** Renders stories of fields at the width of a form, not of the window. */
export const inFormWidth: Decorator = (Story) =>
  createElement('div', { style: { maxWidth: '28rem' } }, createElement(Story));

interface Controlled<Value, Rest extends unknown[]> {
  value: Value;
  onChange: (value: Value, ...rest: Rest) => void;
}

/** Props of a field with state, as in a form. */
export function useLive<Value, Rest extends unknown[]>(field: Controlled<Value, Rest>): Controlled<Value, Rest> {
  const [value, setValue] = useState(field.value);
  function onChange(next: Value, ...rest: Rest) {
    setValue(next);
    field.onChange(next, ...rest);
  }
  return { value, onChange };
}

/** Waits until the window shows the middle of an element, and nothing covers it. */
export async function expectUncovered(element: Element): Promise<void> {
  await waitFor(async () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(element.contains(shown), `covered by ${shown?.outerHTML.slice(0, 80)}`).toBe(true);
  });
}

/** Waits until an element has the focus, and fails when it does not get it. */
export async function expectFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
}

/** Records the texts that come into live regions that were there before; returns the function that reads them. */
export function recordAnnounced(element: HTMLElement): () => string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || target.closest('[role="status"], [aria-live="polite"]') === null) continue;
      for (const { textContent } of addedNodes) if (textContent) texts.push(textContent);
    }
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => texts;
}

/** Fails when a target is lower than 44 px. */
export async function expectTouchHeight(element: HTMLElement): Promise<void> {
  await expect(Math.round(element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
}

/** Presses the left edge of the screen: the backdrop next to a dialog. */
export async function pressBeside(): Promise<void> {
  const backdrop = document.elementFromPoint(5, 300);
  if (backdrop === null) throw new Error('Nothing is at the left edge of the screen.');
  await userEvent.click(backdrop);
}

/** Fails when a field, found by its name, has another description or is missing. */
export async function expectDescribed(
  canvasElement: HTMLElement,
  role: 'textbox' | 'combobox' | 'checkbox',
  descriptions: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, description] of Object.entries(descriptions))
    await expect(within(canvasElement).getByRole(role, { name })).toHaveAccessibleDescription(description);
}

/** Ends the pause of a button that has just appeared, or turned around. */
export async function pressable(button: HTMLElement): Promise<HTMLElement> {
  await later(500, () => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  return button;
}
