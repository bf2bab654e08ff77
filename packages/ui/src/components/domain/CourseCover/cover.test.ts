import { describe, expect, it } from 'vitest';
import { coverOf, motifs, patternOf } from './cover.ts';

describe('coverOf', () => {
  it('is the same for the same id, as a number or a text', () => {
    expect(coverOf(7)).toEqual(coverOf('7'));
  });

  it('spreads ids over all tones and motifs', () => {
    const covers = Array.from({ length: 200 }, (_, index) => coverOf(index));
    expect(new Set(covers.map((cover) => cover.tone)).size).toBe(6);
    expect(new Set(covers.map((cover) => cover.motif)).size).toBe(motifs.length);
  });

  it('gives the first 36 courses different looks, and neighbours different colours and motifs', () => {
    const covers = Array.from({ length: 36 }, (_, index) => coverOf(index + 1));
    expect(new Set(covers.map(({ tone, motif }) => tone + motif)).size).toBe(36);
    for (const [index, cover] of covers.entries()) {
      expect(covers[index + 1]?.tone).not.toBe(cover.tone);
      expect(covers[index + 1]?.motif).not.toBe(cover.motif);
    }
  });

  it('has a cover for any id', () => {
    for (const id of ['', 'x', '-1', '1.5', '9'.repeat(30)]) expect(motifs).toContain(coverOf(id).motif);
  });
});

describe('patternOf', () => {
  it('is the same every time and has tiles in both layers', () => {
    const pattern = patternOf(coverOf(1), 9, 3);
    expect(pattern).toEqual(patternOf(coverOf(1), 9, 3));
    expect(pattern.soft).not.toBe('');
    expect(pattern.accent).not.toBe('');
  });
});
