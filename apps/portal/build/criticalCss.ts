import { transform, type Selector, type Visitor } from 'lightningcss';

/** The names in pages that selectors refer to. */
interface Names {
  classes: Set<string>;
  ids: Set<string>;
  tags: Set<string>;
  attributes: Set<string>;
}

/** What `public/boot.js` writes on the page. */
const early = ['data-theme', 'data-arriving', 'data-banner', 'data-member', 'data-visitor', 'aria-busy'];

/** States that need a person, so not before the first paint. */
const later = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

/** @param pages HTML */
function namesIn(pages: readonly string[]): Names {
  const names: Names = { classes: new Set(), ids: new Set(), tags: new Set(), attributes: new Set(early) };
  for (const page of pages) {
    const elements = page.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
    for (const [, tag = '', rest = ''] of elements.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
      names.tags.add(tag.toLowerCase());
      for (const [, name = '', value = ''] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        names.attributes.add(name.toLowerCase());
        if (name === 'id') names.ids.add(value);
        if (name === 'class') value.split(/\s+/).forEach((word) => names.classes.add(word));
      }
    }
  }
  return names;
}

/**
 * Whether a selector may match something on the pages. Ignores how its parts relate: a rule too
 * many costs some bytes, one too few shifts the layout.
 */
function mayMatch(selector: Selector, names: Names): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return names.classes.has(part.name);
    if (part.type === 'id') return names.ids.has(part.name);
    if (part.type === 'type') return names.tags.has(part.name);
    if (part.type === 'attribute') return names.attributes.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
      return part.selectors.some((inner) => mayMatch(inner, names));
    return !later.has(part.kind);
  });
}

function rewrite(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'style.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/** Removes unused variables and animations, until none is left. */
function withoutUnused(css: string): string {
  const variables = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const words = new Set(css.replace(/@keyframes\s+[\w-]+/g, '').match(/[\w-]+/g));
  const next = rewrite(css, {
    Declaration: { custom: ({ name }) => (name.startsWith('--') && !variables.has(name) ? [] : undefined) },
    Rule: { keyframes: ({ value }) => (words.has(value.name.value) ? undefined : []) },
  });
  return next === css ? css : withoutUnused(next);
}

/** A timeline that Lightning CSS has moved to the shorthand, where no browser reads it. */
const foldedTimeline = /animation:([^;{}]*?) (scroll\([^)]*\))/g;

/**
 * The rules of a style sheet that the first paint of some pages may need, in the sheet's order: in
 * light and dark, at every width. The whole sheet may load at any time: it repeats these rules and
 * changes nothing visible.
 * @param css the whole sheet
 * @param pages HTML
 */
export function criticalCss(css: string, pages: readonly string[]): string {
  const names = namesIn(pages);
  const needed = rewrite(css, {
    Rule: {
      // Sheets of paper.
      page: () => [],
      style: ({ value }) => (value.selectors.some((selector) => mayMatch(selector, names)) ? undefined : []),
      media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined),
    },
  });
  return withoutUnused(needed).replace(foldedTimeline, 'animation:$1;animation-timeline:$2');
}

const fontRule = /@font-face\s*\{[^}]*\}/g;

/**
 * The `@font-face` rules, and the sheet without them. They are inlined in each page and nowhere
 * else, since a font that two sheets declare may load twice.
 * @throws Error for a sheet without a font
 */
export function splitFonts(css: string): { fonts: string; rest: string } {
  const fonts = css.match(fontRule);
  if (!fonts) throw new Error('The built style sheet has no @font-face: pages would have no font.');
  return { fonts: fonts.join(''), rest: css.replace(fontRule, '') };
}
