import { expect, test } from 'vitest';
import { codeFiles, patience } from './sources.ts';
import { bannedSyntax } from './bannedSyntax.ts';

test('no file uses banned syntax', { timeout: patience }, () => {
  expect(codeFiles.flatMap(bannedSyntax)).toEqual([]);
});

const source = 'packages/ui/src/x.tsx';
// In parts, so that this file does not match itself.
const [off, types, later] = ['eslint', '@ts', 'TO'];

const story = 'packages/ui/src/x.stories.tsx';

test.each([
  ['any', source, 'export function f(x: any) {}'],
  ['!', source, 'export const x = y!.z;'],
  ['export default', source, 'export default 1;'],
  ['export default function', source, 'export default function X() {}'],
  ['export { x as default }', source, 'const x = 1; export { x as default };'],
  ['console.log', source, 'console.log(1);'],
  ['dangerouslySetInnerHTML', source, 'export const x = <p dangerouslySetInnerHTML={{ __html: y }} />;'],
  ['innerHTML', source, 'element.innerHTML = text;'],
  ['a comment that switches the linter off', source, `// ${off}-disable-next-line\nf();`],
  ['a comment that switches the types off', source, `f(); // ${types}-ignore`],
  ['a comment in JSX', source, `export const x = <p>{/* ${types}-expect-error */}</p>;`],
  ['a note for later', source, `/** ${later}DO: all of it */`],
])('%s is found', (_word, path, text) => {
  expect(bannedSyntax({ path, text })).toHaveLength(1);
});

test.each([
  ['a default export that Storybook reads', story, 'export default { title: "Button" };'],
  ['the word any in a sentence', source, '// any of them\nexport const text = "all that is to do: everything";'],
  ['"not"', source, 'export const x = !y;'],
  ['an expected error in a type test', 'packages/ui/src/x.test-d.ts', `// ${types}-expect-error a number`],
  ['a logged error', source, 'console.error(1);'],
])('%s is allowed', (_word, path, text) => {
  expect(bannedSyntax({ path, text })).toEqual([]);
});
