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

/** The path data of each tile of a layer. */
function tilesOf(layer: string): string[] {
  return layer.split('z').slice(0, -1);
}

describe('patternOf', () => {
  it('is the same every time and has tiles in both layers', () => {
    const pattern = patternOf(coverOf(1), 9, 3, null);
    expect(pattern).toEqual(patternOf(coverOf(1), 9, 3, null));
    expect(pattern.soft).not.toBe('');
    expect(pattern.accent).not.toBe('');
  });

  it('highlights more tiles with more progress, none at 0 and all at 100', () => {
    const accents = [0, 30, 60, 100, 130].map((progress) => tilesOf(patternOf(coverOf(1), 9, 6, progress).accent));
    const [none = [], some = [], more = [], all = [], beyond] = accents;
    expect(none).toEqual([]);
    expect(more).toEqual(expect.arrayContaining(some));
    expect(some.length).toBeLessThan(more.length);
    expect(more.length).toBeLessThan(all.length);
    expect(beyond).toEqual(all);
    expect(patternOf(coverOf(1), 9, 6, 100).soft).toBe('');
  });
});
