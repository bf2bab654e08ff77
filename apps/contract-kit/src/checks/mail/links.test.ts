import { expect, it } from 'vitest';
import { tokenOf, withAnotherToken } from './links.ts';

it.each([
  ['in the query', 'https://portal.test/confirmar?token=abc-1&x=2', 'abc-1'],
  ['in Base64', 'https://portal.test/confirmar?token=YWJj/ZGVmZw==', 'YWJj/ZGVmZw=='],
  ['under another name', 'https://portal.test/confirmar?id=2&codigo=a1b2c3d4e5f6', 'a1b2c3d4e5f6'],
  ['in the path', 'https://portal.test/api/contas/a1b2c3d4e5f6/ativar', 'a1b2c3d4e5f6'],
  ['encoded in the path', 'https://portal.test/api/contas/a1b2c3d4e5f6%3D%3D/ativar', 'a1b2c3d4e5f6%3D%3D'],
])('a token %s is found, and replaced by another', (_where, link, token) => {
  const url = new URL(link);
  expect(tokenOf(url)).toBe(token);
  const other = withAnotherToken(url);
  expect(tokenOf(other)).toBe('x'.repeat(token.length));
  expect([other.host, [...other.searchParams.keys()]]).toEqual([url.host, [...url.searchParams.keys()]]);
});
