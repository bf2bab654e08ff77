/**
 * Replaces `react-style-singleton`, with which Radix's scroll lock writes a `<style>` element; the
 * Content-Security-Policy forbids it. The only relevant rule (`body[data-scroll-locked]`) is in theme/global.css.ts,
 * and `overflow-y: scroll` prevents the page from shifting. Vite configuration that uses it, in the portal and in
 * Storybook: `resolve: { alias: { 'react-style-singleton': '<repository>/packages/ui/src/vendor/styleSingleton.ts' }
 * }`; the bundler resolves `react-remove-scroll` and `react-remove-scroll-bar` itself.
 */
type StyleProps = { styles: string; dynamic?: boolean };

/** Same API as the original's component factory; renders nothing. */
export function styleSingleton(): (props: StyleProps) => null {
  return () => null;
}

/** Same API as the original's hook factory; does nothing. */
export function styleHookSingleton(): (styles: string, isDynamic?: boolean) => void {
  return () => undefined;
}

/** Same API as the original's sheet; stores nothing. */
export function stylesheetSingleton(): { add: (style: string) => void; remove: () => void } {
  return { add: () => undefined, remove: () => undefined };
}
