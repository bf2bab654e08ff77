import { describe, expect, it } from 'vitest';
import { hostName, resourceName, webUrl } from './webUrl.ts';

describe('webUrl', () => {
  it('accepts http and https, without surrounding blanks', () => {
    expect(webUrl(' https://exemplo.com.br/a?b=1 ')).toBe('https://exemplo.com.br/a?b=1');
    expect(webUrl('HTTP://Exemplo.com')).toBe('http://exemplo.com/');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.b',
    '//exemplo.com',
    '/perfil',
    'https://',
    'https:exemplo',
    '',
  ])('refuses %j', (value) => {
    expect(webUrl(value)).toBeNull();
  });
});

describe('hostName', () => {
  it('is the host without www', () => {
    expect(hostName('https://www.exemplo.com.br/apostila.pdf')).toBe('exemplo.com.br');
  });

  it('is the value itself when that is no web address', () => {
    expect(hostName('apostila em papel')).toBe('apostila em papel');
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
