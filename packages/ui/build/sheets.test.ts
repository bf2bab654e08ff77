import { expect, test } from 'vitest';
import { narrowed } from './sheets.ts';

const own = ':where([class*="raiz-"], [class*="raiz-"] > *)';

test('element styles reach components only, but for the page and bold text', () => {
  const layer = (rules: string) => `@layer raiz-base {\n${rules}\n}\n.raiz-a {\n}`;
  const plain = layer(
    '  ul, *::before {\n    margin: 0;\n  }\n  body {\n  }\n  strong {\n  }\n  @media print {\n    :focus {\n    }\n  }',
  );
  const expected = layer(
    `  ul${own}, *${own}::before {\n    margin: 0;\n  }\n  body {\n  }\n  strong {\n  }\n  @media print {\n    :focus${own} {\n    }\n  }`,
  );
  expect(narrowed(plain)).toBe(expected);
});
