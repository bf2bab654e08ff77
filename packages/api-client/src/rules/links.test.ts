import { describe, expect, it } from 'vitest';
import { isWebUrl, joinLinks, safePath, safeUrl, splitLinks, typedUrl, vimeoVideo } from './links.ts';

describe('splitLinks', () => {
  it('splits at commas and drops blanks and empty parts', () => {
    expect(splitLinks(' https://a.br/1 ,, https://b.br/2,')).toEqual(['https://a.br/1', 'https://b.br/2']);
    expect(splitLinks(null)).toEqual([]);
  });

  it.each([
    'https://www.google.com/maps/@-23.5,-46.6,15z',
    'www.google.com/maps/@-23.5505,-46.6333,12z/data=!3m1!4b1',
    'https://pt.wikipedia.org/wiki/Porto,_Portugal',
    'https://noticias.exemplo.com.br/2005/10/20,ult1928u1437.jhtm',
    'https://a.br/x?ids=1,2,3',
  ])('keeps the commas of %s', (link) => {
    expect(splitLinks(link)).toEqual([link]);
    expect(splitLinks(`${link}, https://b.br/2`)).toEqual([link, 'https://b.br/2']);
    expect(splitLinks(`b.br/2,${link}`)).toEqual(['b.br/2', link]);
  });

  it.each(['a.br/1,b.com.br/2', 'a.br/1, b.com.br/2', 'a.br/1 ,\tb.com.br/2 , '])('finds both in %j', (links) => {
    expect(splitLinks(links)).toEqual(['a.br/1', 'b.com.br/2']);
  });

  it.each([
    'exemplo.com/a.pdf; exemplo.com/b.pdf',
    'exemplo.com/a.pdf;exemplo.com/b.pdf;',
    'exemplo.com/a.pdf exemplo.com/b.pdf',
    'exemplo.com/a.pdf \u00a0 exemplo.com/b.pdf\n',
    'exemplo.com/a.pdf,\u200bexemplo.com/b.pdf',
    '\u200bexemplo.com/a.pdf ; exemplo.com/b.p\u00addf',
  ])('finds both without a scheme in %j', (links) => {
    expect(splitLinks(links)).toEqual(['exemplo.com/a.pdf', 'exemplo.com/b.pdf']);
  });

  it.each([
    ['a.br/1 www.b.br', ['a.br/1', 'www.b.br']],
    ['a.com;b.com; c.com', ['a.com', 'b.com', 'c.com']],
    ['https://a.br/1;https://b.br/2', ['https://a.br/1', 'https://b.br/2']],
    ['a.br/1 b.com.br/?x=2 c.br:8080/3', ['a.br/1', 'b.com.br/?x=2', 'c.br:8080/3']],
  ])('separates %j', (links, found) => expect(splitLinks(links)).toEqual(found));

  it.each(['https://a.br/Guia 1.pdf', 'https://a.br/x;v=2', 'https://a.br/Guia; parte 2.pdf', 'a.br/Sr. Lima.docx'])(
    'keeps %j whole',
    (link) => expect(splitLinks(link)).toEqual([link]),
  );

  it('separates addresses that were pasted with blanks between them', () => {
    expect(splitLinks('https://a.br/1 https://b.br/2; http://c.br')).toEqual([
      'https://a.br/1',
      'https://b.br/2',
      'http://c.br',
    ]);
  });
});

describe('joinLinks', () => {
  it('encodes the commas of an address, so that each stays one', () => {
    const stored = joinLinks(['https://maps.br/@-23.5,-46.6,15z', 'https://b.br/2']);
    expect(stored).toBe('https://maps.br/@-23.5%2C-46.6%2C15z, https://b.br/2');
    expect(splitLinks(stored)).toHaveLength(2);
  });
});

describe('typedUrl', () => {
  it.each([
    ['vimeo.com/123456789', 'https://vimeo.com/123456789'],
    ['www.youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abc'],
    ['youtu.be/x', 'https://youtu.be/x'],
    ['//vimeo.com/1', 'https://vimeo.com/1'],
    ['HTTP://vimeo.com/1', 'HTTP://vimeo.com/1'],
    ['  vimeo.com/1\u200b ', 'https://vimeo.com/1'],
    ['exemplo.com.br', 'https://exemplo.com.br'],
    ['exemplo.com.br?aula=1', 'https://exemplo.com.br?aula=1'],
    ['exemplo.com.br:8080/a', 'https://exemplo.com.br:8080/a'],
    ['são-joão.com.br/ação', 'https://são-joão.com.br/ação'],
    ['https://a.br/Guia 1.pdf', 'https://a.br/Guia%201.pdf'],
    ['a.br/guia.pdf', 'https://a.br/guia.pdf'],
    ['a.br/gu\u200bia\u00ad.pdf', 'https://a.br/guia.pdf'],
    ['https://a\u2060.br/\u3164x', 'https://a.br/x'],
    ['vimeo.com./77', 'https://vimeo.com./77'],
    ['vimeo.com:443/5', 'https://vimeo.com:443/5'],
  ])('reads %j', (typed, address) => expect(typedUrl(typed)).toBe(address));

  it.each([
    'vimeo',
    'em breve',
    'localhost',
    'localhost:3000/aula',
    '//localhost/1',
    '1.5',
    'guia.pdf',
    'guia.pdf.',
    'javascript:alert(1)',
    'javascript:alert(1).com.br',
    'JavaScript://exemplo.com.br/%0aalert(1)',
    'data:text/html,exemplo.com.br',
    'mailto:ana@exemplo.com.br',
    'ana@exemplo.com.br',
    'vimeo.com@evil.example',
    'https://vimeo.com@evil.example/1',
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    '/curso/1',
    'https:vimeo.com/1',
    'ftp://exemplo.com.br',
    '',
  ])('rejects %j', (typed) => expect(typedUrl(typed)).toBeNull());
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
  it.each(hostile)('rejects %j', (link) => {
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
  ])('rejects %j', (path) => {
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
    ['vimeo.com:443/5', '5', null],
    ['https://player.vimeo.com:443/video/5?h=a1', '5', 'a1'],
    ['http://www.vimeo.com:80/5', '5', null],
    ['https://vimeo.com./77', '77', null],
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
    'https://vimeo.com:8080/1',
    '',
    null,
  ])('finds none in %j', (url) => {
    expect(vimeoVideo(url)).toBeNull();
  });
});
