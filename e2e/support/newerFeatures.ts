import { transform } from 'lightningcss';
import type { BrowserContext } from '@playwright/test';

/**
 * Functions that one of the supported browsers lacks (README.md: Chrome and Edge 111, Firefox 115, Safari 16.4), as
 * paths from the window.
 */
export const newerFunctions = [
  'AbortSignal.any',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'Blob.prototype.bytes',
  'CSS.registerProperty',
  'CloseWatcher',
  'Document.parseHTMLUnsafe',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTMLUnsafe',
  'HTMLButtonElement.prototype.popoverTargetElement',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLSelectElement.prototype.showPicker',
  'Highlight',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'].map(
    (name) => `Iterator.prototype.${name}`,
  ),
  'Iterator.from',
  'Map.groupBy',
  'Navigator.prototype.userActivation',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'ReadableStream.prototype.values',
  'RegExp.escape',
  'Response.json',
  'Response.prototype.bytes',
  ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'].map(
    (name) => `Set.prototype.${name}`,
  ),
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'URLPattern',
  'URLSearchParams.prototype.size',
  'Uint8Array.fromBase64',
  'cookieStore',
  'navigation',
  'onscrollend',
  'requestIdleCallback',
  'scheduler',
];

/** CSS properties that one of them lacks; pages must be usable without them. */
const newerProperties = new Set([
  'animation-timeline',
  'content-visibility',
  'field-sizing',
  'interpolate-size',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-wrap',
  'transition-behavior',
]);

/** Selectors, units and functions that one of them lacks, by the parser's names. */
const newerSelectors = /"kind":"(?:has|user-valid|user-invalid|popover-open)"/;
const newerValues = /"unit":"r?lh"|"(?:name|type)":"(?:round|light-dark)"/;

/** A style sheet as an old browser parses it: without unknown rules and declarations. */
export function withoutNewerCss(css: string): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (newerSelectors.test(JSON.stringify(value.selectors)) ? [] : undefined),
        'starting-style': () => [],
      },
      Declaration(declaration) {
        const name = declaration.property === 'custom' ? declaration.value.name : declaration.property;
        return newerProperties.has(name) || newerValues.test(JSON.stringify(declaration)) ? [] : undefined;
      },
    },
  });
  return code.toString();
}

/** Deletes functions; runs in the page before its scripts. */
function deleteFunctions(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner: unknown = path.reduce<unknown>(
      (from, key) => (from instanceof Object ? Reflect.get(from, key) : undefined),
      window,
    );
    if (owner instanceof Object) Reflect.deleteProperty(owner, last);
  }
}

/** Removes from all further pages of a context what any of the oldest supported browsers lacks. */
export async function withoutNewerFeatures(context: BrowserContext): Promise<void> {
  await context.addInitScript(deleteFunctions, newerFunctions);
  await context.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutNewerCss(await answer.text()) });
  });
}
