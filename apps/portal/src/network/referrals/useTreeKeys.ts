import type { TreeInstance } from '@headless-tree/core';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { normalizeForSearch } from '@raiz/ui/format';
import type { ReferralTreeState } from './useReferralTree.ts';

type Step = () => void;

/**
 * Focuses a row by its index among all rows, limited to the first and the last row. Does not use
 * the library's `updateDomFocus`, which waits for the row and falls back to the first one if the
 * row is collapsed meanwhile.
 */
function focusRow(tree: TreeInstance<string>, row: number): void {
  const items = tree.getItems();
  const item = items[Math.max(0, Math.min(items.length - 1, row))];
  // Renders the row first, because it may be out of view.
  flushSync(() => item?.setFocused());
  item?.getElement()?.focus();
}

/**
 * The action of a key in the ARIA pattern "tree view", or null.
 * @param page number of visible rows
 */
function stepOf(key: string, { tree, expandSiblings, openDetails }: ReferralTreeState, page: number): Step | null {
  const item = tree.getFocusedItem();
  const { index, level } = item.getItemMeta();
  const toRow = (row: number) => () => focusRow(tree, row);
  switch (key) {
    case 'ArrowDown':
      return toRow(index + 1);
    case 'ArrowUp':
      return toRow(index - 1);
    case 'Home':
      return toRow(0);
    case 'End':
      return toRow(Infinity);
    case 'PageDown':
      return toRow(index + page);
    case 'PageUp':
      return toRow(index - page);
    case 'ArrowRight':
      if (!item.isFolder()) return null;
      return item.isExpanded() ? toRow(index + 1) : () => item.expand();
    case 'ArrowLeft':
      if (item.isExpanded()) return () => item.collapse();
      return level === 0 ? null : toRow(item.getParent()?.getItemMeta().index ?? index);
    case 'Enter':
    case ' ':
      if (key === 'Enter' && openDetails !== null) return openDetails;
      if (!item.isFolder()) return null;
      return item.isExpanded() ? () => item.collapse() : () => item.expand();
    case '*':
      return expandSiblings;
    default:
      return null;
  }
}

/**
 * Keyboard handler of the tree. Uses the library's methods but not its hotkeys, which stop working
 * after a key without a keyup event, such as CapsLock on a Mac
 * (docs/decisions/0025-tree-and-dragging-on-libraries.md).
 * @param page number of visible rows
 */
export function useTreeKeys(state: ReferralTreeState, page: number) {
  const typed = useTyped();
  const { tree } = state;

  function type(letter: string) {
    const names = state.rowNames();
    const at = tree.getFocusedItem().getItemMeta().index;
    const text = typed.add(letter);
    // With more than one letter, the focused row may still match.
    const found = typeAhead(text, names, text.length > 1 ? at - 1 + names.length : at);
    if (found >= 0) focusRow(tree, found);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = typed.isOpen() && key === ' ' ? null : stepOf(key, state, page);
    if (step === null && key.length !== 1) return;
    event.preventDefault();
    if (step === null) type(key);
    else step();
  }

  return { onKeyDown };
}

/** Milliseconds without a key after which a letter starts a new text. */
const timeout = 700;

/** Collects letters typed in quick succession, for type-ahead. */
function useTyped() {
  const typed = useRef({ text: '', until: 0 });
  const isOpen = () => typed.current.text !== '' && performance.now() < typed.current.until;
  return {
    /** Whether the user is typing a text, so that a space belongs to it. */
    isOpen,
    /** Adds a letter and returns the text so far, lower-case and without accents. */
    add(letter: string): string {
      const text = (isOpen() ? typed.current.text : '') + normalizeForSearch(letter);
      typed.current = { text, until: performance.now() + timeout };
      return text;
    },
  };
}

/**
 * The next row after `at` whose name begins with the typed text; after the last row, searches from
 * the first.
 * @param names names of the rows, without accents and in lower case
 * @returns -1 if there is none
 */
export function typeAhead(typed: string, names: readonly string[], at: number): number {
  for (let step = 1; step <= names.length; step += 1) {
    const row = (at + step) % names.length;
    if (names[row]?.startsWith(typed)) return row;
  }
  return -1;
}
