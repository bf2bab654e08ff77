/**
 * Replaces `react-style-singleton`, through which Radix's scroll lock writes a `<style>` element,
 * which the Content-Security-Policy forbids. The one rule that matters (`body[data-scroll-locked]`)
 * is in theme/global.css.ts, and `overflow-y: scroll` keeps the page from shifting.
 * Vite configuration that uses it, in the portal and in Storybook: `resolve: { alias: {
 * 'react-style-singleton': '<repository>/packages/ui/src/vendor/styleSingleton.ts' } }`, with
 * `react-remove-scroll` and `react-remove-scroll-bar` left to the bundler's own resolution.
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
