import type { TreeInstance } from '@headless-tree/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** Row height in rem, so that rows grow with the text size; the same as in ReferralTree.css.ts. */
const rowRem = 2.75;
/** Rows rendered above and below what is in view. */
const overscan = 6;
/** Size of the scroller in pixels before it is measured. */
const initialSize = { width: 0, height: 544 };

/**
 * The rows of the tree that are in view, and the focused one wherever it is; scrolls to the row
 * that gets the focus, which starts in the middle.
 */
export function useTreeWindow(tree: TreeInstance<string>) {
  const at = tree.getFocusedItem().getItemMeta().index;
  const rowHeight = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const virtualizer = useVirtualizer({
    count: tree.getItems().length,
    getScrollElement: () => tree.getElement() ?? null,
    estimateSize: () => rowHeight,
    overscan,
    initialRect: initialSize,
    // The focused row stays in the document, or the focus would be lost by scrolling.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const opened = useRef(false);
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(at, { align: opened.current ? 'auto' : 'center' });
    opened.current = true;
  }, [virtualizer, at]);
  return {
    rows: virtualizer.getVirtualItems(),
    /** Height of all rows, in pixels. */
    height: virtualizer.getTotalSize(),
    /** How many rows are in view. */
    page: Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? initialSize.height) / rowHeight)),
  };
}
