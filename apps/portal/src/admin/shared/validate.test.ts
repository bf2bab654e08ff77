import { describe, expect, it } from 'vitest';
import { positionError, resourceUrlError, titleError, videoUrlError } from './validate.ts';

describe('the rules of the admin forms', () => {
  it.each(['', '   '])('%j is no title', (title) => expect(titleError(title)).toBe('Enter a title.'));
  it('any other text is one', () => expect(titleError(' Aula 1 ')).toBeUndefined());

  it.each(['0', '-1', '1.5', '', 'um', '1e3'])('%j is no position', (position) =>
    expect(positionError(position)).toBeDefined(),
  );
  it.each(['1', ' 12 ', '007'])('%j is a position', (position) => expect(positionError(position)).toBeUndefined());

  it('takes no video or a web address', () => {
    expect([videoUrlError(''), videoUrlError(' https://vimeo.com/1 ')]).toEqual([undefined, undefined]);
    expect(videoUrlError('vimeo.com/1')).toBeDefined();
    expect(videoUrlError('javascript:alert(1)')).toBeDefined();
  });

  it('checks each of several resources', () => {
    expect(resourceUrlError('')).toBeUndefined();
    expect(resourceUrlError('https://a.br/1, http://b.br/2')).toBeUndefined();
    expect(resourceUrlError('https://a.br/1, b.br')).toBeDefined();
  });
});
