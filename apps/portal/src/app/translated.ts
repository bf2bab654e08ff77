/**
 * Browsers that translate a page replace its text nodes by `<font>` elements. React still holds the
 * replaced ones and would throw, and lose the page, when it removes one or inserts before one. With
 * this such a call does what is left to do. Texts that change have elements of their own, so that
 * they stay right (docs/decisions/0045-translated-pages.md).
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (isReplaced(child, this)) return child;
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next !== null && isReplaced(next, this) ? null : next);
    return child;
  };
}

/** Whether a text node is no longer where React put it. */
function isReplaced(node: Node, parent: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.parentNode !== parent;
}
