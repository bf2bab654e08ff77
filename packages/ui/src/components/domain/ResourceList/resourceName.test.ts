import { expect, it } from 'vitest';
import { resourceName } from './resourceName.ts';

it.each([
  ['https://www.exemplo.com.br/apostilas/m%C3%B3dulo-1.pdf?v=2', 'módulo-1.pdf'],
  ['https://www.exemplo.com.br/', 'exemplo.com.br'],
  ['https://exemplo.com.br/a/%E0%A4%A', '%E0%A4%A'],
])('%s is called %s', (url, name) => {
  expect(resourceName(url)).toBe(name);
});
