import { describe, expect, it } from 'vitest';
import { hostName, resourceName } from './resourceName.ts';

describe('hostName', () => {
  it('is the host without www', () => {
    expect(hostName('https://www.exemplo.com.br/apostila.pdf')).toBe('exemplo.com.br');
  });
});

describe('resourceName', () => {
  it.each([
    ['https://www.exemplo.com.br/apostilas/m%C3%B3dulo-1.pdf?v=2', 'módulo-1.pdf'],
    ['https://www.exemplo.com.br/', 'exemplo.com.br'],
    ['https://exemplo.com.br/a/%E0%A4%A', '%E0%A4%A'],
  ])('%s is called %s', (url, name) => {
    expect(resourceName(url)).toBe(name);
  });
});
