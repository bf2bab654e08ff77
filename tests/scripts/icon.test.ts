import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawing } from '../../packages/ui/src/components/primitives/BrandMark/drawing.ts';

const root = path.resolve(import.meta.dirname, '../..');
const icon = readFileSync(path.join(root, 'apps/portal/public/icon.svg'), 'utf8');

it('the portal’s icon is the brand’s mark', () => {
  expect(icon).toContain(`d="${drawing.leaves}"`);
  expect(icon).toContain(`d="${drawing.roots}"`);
  expect(icon).toContain(`stroke-width="${drawing.stroke}"`);
});
