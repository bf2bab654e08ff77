import { expect, test } from 'vitest';
import { describeSize } from '../../scripts/lib/sizes.mjs';

const files = [
  { file: 'apps/portal/dist/perfil.html.br', size: 4000 },
  { file: 'apps/portal/dist/assets/common-x1.js.br', size: 182_041 },
];
const profile = { name: '/perfil', passed: false, size: 186_041, sizeLimit: 186_000, files };

test('a page over its limit names its files, the heaviest first', () => {
  expect(describeSize(profile).split('\n')).toEqual([
    '/perfil: 186.04 kB of 186.00 kB: 41 bytes too many',
    '   182.04 kB  common-x1.js',
    '     4.00 kB  perfil.html',
    expect.stringContaining('only with a decision record'),
  ]);
});

test('a page within its limit is one line', () => {
  expect(describeSize({ ...profile, passed: true, size: 185_000 })).toBe('/perfil: 185.00 kB of 186.00 kB');
});
