import type { CoverTone } from '../../../theme/tokens.ts';
import { motifs, type Motif } from './motifs.ts';

const tones: readonly CoverTone[] = ['blue', 'teal', 'violet', 'sky', 'pink', 'slate'];

/** A cover generated from a course's id, since courses have no images. */
export interface Cover {
  tone: CoverTone;
  motif: Motif;
  /** Start of the sequence that arranges the tiles. */
  seed: number;
}

/** FNV-1a with a final mix, so that neighbouring ids differ in all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The cover for a course's id: the same on every device. Numbered courses take colours and motifs
 * in turn, so that neighbours differ in both and no two of the first 36 look alike.
 */
export function coverOf(courseId: number | string): Cover {
  const seed = hash(`course ${courseId}`);
  const number = Number(courseId);
  const turn = Number.isSafeInteger(number) && number > 0 ? number : seed;
  return {
    tone: tones[turn % tones.length] ?? 'blue',
    motif: motifs[(turn + Math.floor(turn / tones.length)) % motifs.length] ?? 'quarters',
    seed,
  };
}
