import { describe, expect, it } from 'vitest';
import { isWebUrl, safePath, safeUrl, splitLinks, vimeoVideo } from './links.ts';

describe('splitLinks', () => {
  it('splits at commas and drops blanks and empty parts', () => {
    expect(splitLinks(' https://a.br/1 ,, https://b.br/2,')).toEqual(['https://a.br/1', 'https://b.br/2']);
    expect(splitLinks(null)).toEqual([]);
  });
});

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  ' data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://a.br/1',
  '//evil.example',
  'ftp://a.br',
  'http:/a.br',
  'https://',
  'https:// bad host',
  'https://a.br@evil.example/',
  'https://user:pass@evil.example/',
  'https://:pass@evil.example/',
  '',
  'a.br',
];

describe('safeUrl', () => {
  it.each(hostile)('refuses %j', (link) => {
    expect(safeUrl(link)).toBeNull();
    expect(isWebUrl(link)).toBe(false);
  });

  it.each(['https://a.br/x', 'HTTP://a.br/', '  https://a.br/x '])('passes %j', (link) => {
    expect(safeUrl(link)).toMatch(/^https?:\/\/a\.br\//);
  });

  it('takes a path of our own origin only where one is allowed', () => {
    expect(safeUrl('/c/1.pdf')).toBeNull();
    expect(safeUrl('/c/1.pdf', 'https://portal.br')).toBe('https://portal.br/c/1.pdf');
    expect(safeUrl('//evil.example/x', 'https://portal.br')).toBeNull();
    expect(safeUrl('/\\evil.example', 'https://portal.br')).toBeNull();
    expect(safeUrl('javascript:1', 'https://portal.br')).toBeNull();
  });
});

describe('safePath', () => {
  it.each([
    ...hostile,
    'https://a.br/x',
    'https://portal.invalid/x',
    'https://portal.invalid.evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'perfil',
    '?x=1',
    ['/perfil'],
    7,
    null,
    undefined,
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/perfil#dados-bancarios', '/perfil#dados-bancarios'],
    ['/perfil/ganhos?mes=2026-10#x', '/perfil/ganhos?mes=2026-10#x'],
    ['/cursos?busca=//a.br&q=\\x', '/cursos?busca=//a.br&q=\\x'],
    ['/cursos?busca=a%20b#c?d', '/cursos?busca=a%20b#c?d'],
    ['/%5Cevil.example', '/%5Cevil.example'],
  ])('passes %j', (path, same) => {
    expect(safePath(path)).toBe(same);
  });
});

describe('vimeoVideo', () => {
  it.each([
    ['https://vimeo.com/123', '123', null],
    ['vimeo.com/123', '123', null],
    ['www.vimeo.com/video/123', '123', null],
    ['https://player.vimeo.com/video/123?title=0', '123', null],
    ['https://vimeo.com/123/abc9', '123', 'abc9'],
    ['https://player.vimeo.com/video/123?x=1&h=abc9', '123', 'abc9'],
  ])('%s', (url, id, hash) => {
    expect(vimeoVideo(url)).toEqual({ id, hash });
  });

  it.each([
    'https://youtu.be/123',
    'https://vimeo.com/',
    'https://vimeo.com/canal',
    'https://evil.example/vimeo.com/1',
    '',
    null,
  ])('finds none in %j', (url) => {
    expect(vimeoVideo(url)).toBeNull();
  });
});
