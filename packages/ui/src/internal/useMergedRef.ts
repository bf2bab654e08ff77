import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** One ref for an element that a component and its caller both refer to. */
export function useMergedRef<Node>(own: RefObject<Node | null>, outer: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback(
    (node) => {
      own.current = node;
      if (typeof outer === 'function') return outer(node);
      if (outer) outer.current = node;
      return undefined;
    },
    [own, outer],
  );
}
