import { transform } from 'lightningcss';

/** @typedef {import('lightningcss').Selector} Selector */

/**
 * What pages are made of, as selectors name it.
 * @typedef {{ classes: Set<string>, ids: Set<string>, tags: Set<string>, attributes: Set<string> }} Names
 */

/** What `public/boot.js` writes on the page before its first paint. */
const early = ['data-theme', 'data-arriving'];

/** States that nobody brings about before the first paint. */
const later = new Set(['hover', 'active']);

/**
 * @param {readonly string[]} pages HTML
 * @returns {Names}
 */
function namesIn(pages) {
  const names = { classes: new Set(), ids: new Set(), tags: new Set(), attributes: new Set(early) };
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
 * Whether a selector may mean something on the pages. Where parts stand to each other is not looked at: a rule too many costs some bytes,
 * one too few a page that moves.
 * @param {Selector} selector
 * @param {Names} names
 * @returns {boolean}
 */
function mayMatch(selector, names) {
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

/**
 * @param {string} css
 * @param {import('lightningcss').Visitor<never>} visitor
 */
function rewrite(css, visitor) {
  return transform({ filename: 'style.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/**
 * Takes variables and animations away that nothing names, until none is left.
 * @param {string} css
 * @returns {string}
 */
function withoutUnused(css) {
  const variables = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const words = new Set(css.replace(/@keyframes\s+[\w-]+/g, '').match(/[\w-]+/g));
  const next = rewrite(css, {
    Declaration: { custom: ({ name }) => (name.startsWith('--') && !variables.has(name) ? [] : undefined) },
    Rule: { keyframes: ({ value }) => (words.has(value.name.value) ? undefined : []) },
  });
  return next === css ? css : withoutUnused(next);
}

/**
 * The rules of a style sheet that the first paint of some pages may need, in the sheet's order: in light and dark, at every width.
 * The whole sheet may follow at any time and changes nothing of what is to be seen, for it says the same once more.
 * @param {string} css the whole sheet
 * @param {readonly string[]} pages HTML
 */
export function criticalCss(css, pages) {
  const names = namesIn(pages);
  const needed = rewrite(css, {
    Rule: {
      style: ({ value }) => (value.selectors.some((selector) => mayMatch(selector, names)) ? undefined : []),
      media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined),
    },
  });
  return withoutUnused(needed);
}

const fontRule = /@font-face\s*\{[^}]*\}/g;

/**
 * The rules that name fonts, and the sheet without them. They stand in each page and nowhere else: a font that is named twice may be
 * loaded twice. A font that is late is left for the next visit ("optional"): coming after the first paint it would move the lines.
 * @param {string} css
 */
export function splitFonts(css) {
  const fonts = (css.match(fontRule) ?? []).join('').replaceAll('font-display:swap', 'font-display:optional');
  return { fonts, rest: css.replace(fontRule, '') };
}
