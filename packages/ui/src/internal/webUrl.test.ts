import { describe, expect, it } from 'vitest';
import { hostName, webUrl } from './webUrl.ts';

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
