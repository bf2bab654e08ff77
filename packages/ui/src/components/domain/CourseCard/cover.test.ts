import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';

describe('coverOf', () => {
  it('is the same for the same title, blanks around it aside', () => {
    expect(coverOf(' Fundamentos de rede ')).toEqual(coverOf('Fundamentos de rede'));
  });

  it('takes the initials of the first two telling words', () => {
    expect(coverOf('Fundamentos de rede').initials).toBe('FR');
    expect(coverOf('Ética').initials).toBe('É');
    expect(coverOf('o a').initials).toBe('OA');
  });

  it('survives titles without letters', () => {
    expect(coverOf('').initials).toBe('');
    expect(coverOf('🌱 ✨').initials).toBe('');
  });

  it('spreads titles over all tones and shapes', () => {
    const covers = Array.from({ length: 200 }, (_, index) => coverOf(`Curso ${index}`));
    expect(new Set(covers.map((cover) => cover.tone)).size).toBe(6);
    expect(new Set(covers.map((cover) => cover.shape)).size).toBe(4);
  });
});
