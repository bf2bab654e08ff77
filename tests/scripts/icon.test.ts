import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { mark } from '../../apps/mock-server/src/pages/mark.ts';
import { drawing } from '../../packages/ui/src/components/primitives/BrandMark/drawing.ts';

const icon = readFileSync(fromRoot('apps/portal/public/icon.svg'), 'utf8');

it('the portal’s icon is the brand’s mark', () => {
  expect(icon).toContain(`d="${drawing.leaves}"`);
  expect(icon).toContain(`d="${drawing.roots}"`);
  expect(icon).toContain(`stroke-width="${drawing.stroke}"`);
});

it('the mark of the mock server’s mails and certificates is the brand’s mark', () => {
  expect(mark).toEqual(drawing);
});
