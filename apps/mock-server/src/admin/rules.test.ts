import { describe, expect, it } from 'vitest';
import { linkFault, optionalLinks, optionalText } from './rules.ts';

describe('optional text', () => {
  it.each([
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['  um parágrafo\n', '  um parágrafo\n'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(optionalText(typed)).toBe(stored);
  });
});

describe('optional links', () => {
  it.each([
    ['', null],
    [' , ,', null],
    [null, null],
    ['  https://a.br/1, https://b.br/2 ', 'https://a.br/1, https://b.br/2'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(optionalLinks(typed)).toBe(stored);
  });
});

describe('links of a lesson', () => {
  it.each([
    ['video_url', 'https://?'],
    ['video_url', 'javascript:alert(1)'],
    ['resource_url', 'https://a.br/1, http://:80'],
    ['resource_url', 'apostila.pdf'],
  ])('%s %j is refused', (field, link) => {
    const message = 'Link inválido.';
    expect(linkFault({ [field]: link })).toEqual({
      error: message,
      code: 'link_invalido',
      fields: [{ field, message }],
    });
  });

  it.each([
    {},
    { video_url: '', resource_url: '' },
    { video_url: null, resource_url: null },
    { video_url: ' https://vimeo.com/76979871 ', resource_url: 'https://a.br/1 , HTTP://b.br/2,' },
  ])('%j are fine', (links) => {
    expect(linkFault(links)).toBeNull();
  });
});
