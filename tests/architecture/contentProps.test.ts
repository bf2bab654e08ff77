import { describe, expect, test } from 'vitest';
import { codeFiles, isTestFile, type SourceFile } from './sources.ts';

/**
 * The optional content props of a component's file that it compares with `undefined`. A screen writes `condition &&
 * <Part />`, which is false when there is nothing to render, and would get an empty box.
 */
function comparedProps({ path, text }: SourceFile): string[] {
  const props = new Set([...text.matchAll(/^ +(\w+)\?: ReactNode;/gm)].map(([, name = '']) => name));
  return [...props]
    .filter((name) => new RegExp(String.raw`(?<!\.)\b${name} (?:[!=]== undefined|[!=]=? null|\?\?)`).test(text))
    .map((name) => `${path}: ask hasContent(${name}) (packages/ui/src/internal/hasContent.ts)`);
}

test('components ask whether a content prop renders anything', () => {
  const components = codeFiles.filter(({ path }) => path.startsWith('packages/ui/src/') && !isTestFile(path));
  expect(components.flatMap(comparedProps)).toEqual([]);
});

describe('a content prop', () => {
  const props = 'interface Props {\n  footer?: ReactNode;\n  title: string;\n}\n';

  test.each(['footer !== undefined && <p>', 'footer === undefined ? <a>', 'footer ?? <p>', 'footer != null'])(
    'is not asked with "%s"',
    (code) => {
      expect(comparedProps({ path: 'Card.tsx', text: props + code })).toEqual([
        'Card.tsx: ask hasContent(footer) (packages/ui/src/internal/hasContent.ts)',
      ]);
    },
  );

  test.each(['hasContent(footer) && <p>', 'title !== undefined', 'column.footer !== undefined'])(
    'may stand beside "%s"',
    (code) => {
      expect(comparedProps({ path: 'Card.tsx', text: props + code })).toEqual([]);
    },
  );
});
