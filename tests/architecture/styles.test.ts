import { expect, test } from 'vitest';
import { codeFiles, type SourceFile } from './sources.ts';

/** Media and container queries without ranges: two neighbours both fail in a window of 768.8 px, or both match. */
function oldQueries({ path, text }: SourceFile): string[] {
  return Array.from(text.matchAll(/\((?:min|max)-(?:width|height)\b/g), ([found]) => `${path}: ${found}`);
}

test('media and container queries are ranges, such as (width > 48em)', () => {
  expect(codeFiles.filter(({ path }) => !path.startsWith('tests/')).flatMap(oldQueries)).toEqual([]);
});

test.each(['min-width', 'max-height'])('%s is not a range', (name) => {
  expect(oldQueries({ path: 'Card.css.ts', text: `'@media': { '(${name}: 48em)': {} }` })).toEqual([
    `Card.css.ts: (${name}`,
  ]);
});

/** A declaration of a size, a weight or a distance, up to the end of its value. */
const declaration =
  /\b(font(?:Size|Weight)?|(?:row|column)?gap|(?:margin|padding)(?:(?:Block|Inline)(?:Start|End)?|Top|Right|Bottom|Left)?): (`[^`]*`|'[^']*'|\[[^\]]*\]|[^\s,}]+)/gi;

/** Lengths that are more than a fine adjustment of 3 px; those in em belong to the text. */
function lengths(value: string): number[] {
  return Array.from(
    value.replaceAll(/\$\{[^}]*\}/g, '').matchAll(/(?<![\w[.-])-?[\d.]+(px|rem)?(?![\w%.])/g),
    ([found, unit]) => (unit === 'rem' ? 16 * Number.parseFloat(found) : Number.parseFloat(found)),
  ).filter((length) => Math.abs(length) > 3);
}

/** Sizes, weights and distances beside the tokens (packages/ui/src/theme/scaleTokens.ts). */
function besideTokens({ path, text }: SourceFile): string[] {
  return Array.from(text.matchAll(declaration))
    .filter(([, property = '', value = '']) =>
      property.startsWith('font')
        ? !/^(?:vars\.(?:text|weight)\.[\w.]+|specialSizes\.\w+|'inherit')$/.test(value)
        : lengths(value).length > 0,
    )
    .map(([found]) => `${path}: ${found}`);
}

/** The font files' own descriptors, and the functions that make declarations from the tokens. */
const withTokens = /theme\/(?:fonts\.css|styling)\.ts$/;

test('styles use the tokens for sizes, weights and distances', () => {
  const styles = codeFiles.filter(({ path }) => /\.css\.ts$|\/styles\.ts$/.test(path) && !withTokens.test(path));
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.flatMap(besideTokens)).toEqual([]);
});

test.each([
  "fontSize: '1rem'",
  'fontSize: `min(16cqi, ${vars.text.h1.size})`',
  'fontWeight: 600',
  "font: '400 1rem/1 serif'",
  'gap: 20',
  "columnGap: '6px'",
  'padding: `${vars.space[12]} 10px`',
  "marginBlock: '-1.25rem'",
])('%s is beside the tokens', (text) => {
  expect(besideTokens({ path: 'Card.css.ts', text: `{ ${text}, minHeight: 52 }` })).toEqual([`Card.css.ts: ${text}`]);
});

test.each([
  'fontSize: vars.text.h1.size',
  "font: 'inherit'",
  'gap: 2',
  'padding: `0 ${vars.space[12]}`',
  "marginInlineStart: '0.25em'",
  'paddingBlockEnd: `calc(${vars.space[12]} + ${inset.bottom})`',
])('%s is not', (text) => {
  expect(besideTokens({ path: 'Card.css.ts', text: `{ ${text}, minHeight: 52 }` })).toEqual([]);
});
