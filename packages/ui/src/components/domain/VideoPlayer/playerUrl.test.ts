import { describe, expect, it } from 'vitest';
import { playerUrl } from './playerUrl.ts';

describe('playerUrl', () => {
  it('disables tracking by the host', () => {
    expect(playerUrl('76979871', null)).toBe('https://player.vimeo.com/video/76979871?dnt=1');
  });

  it('adds the hash of an unlisted video', () => {
    expect(playerUrl('76979871', '8272103f6e')).toBe('https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e');
  });

  it.each([
    ['', null],
    ['12a', null],
    ['../evil', null],
    ['1', 'a&autoplay=1'],
    ['1', ''],
  ])('refuses id %j with hash %j', (id, hash) => {
    expect(playerUrl(id, hash)).toBeNull();
  });
});
