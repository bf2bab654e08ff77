import { transform } from 'lightningcss';
import type { BrowserContext } from '@playwright/test';

/**
 * Functions that one of the promised browsers lacks (README.md: Chrome and Edge 111, Firefox 115,
 * Safari 16.4), as paths from the window.
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

/** Selectors, units and functions that one of them lacks, as the parser names them. */
const newerSelectors = /"kind":"(?:has|user-valid|user-invalid|popover-open)"/;
const newerValues = /"unit":"r?lh"|"(?:name|type)":"(?:round|light-dark)"/;

/** A sheet as an old browser reads it: without the rules and declarations that it does not know. */
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

/** Opens all further pages of a context as the oldest promised browsers together would. */
export async function withoutNewerFeatures(context: BrowserContext): Promise<void> {
  await context.addInitScript(deleteFunctions, newerFunctions);
  await context.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutNewerCss(await answer.text()) });
  });
}
