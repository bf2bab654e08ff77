import type { CoverTone } from '../../../theme/tokens.ts';

const tones: readonly CoverTone[] = ['blue', 'teal', 'violet', 'sky', 'pink', 'slate'];
const shapes = ['circles', 'waves', 'steps', 'rays'] as const;

/** The shapes a cover can have. */
export type CoverShape = (typeof shapes)[number];

/** A cover generated from a title, since courses have no images. */
export interface Cover {
  tone: CoverTone;
  shape: CoverShape;
  /**
   * First letters of up to two words, in capitals; empty when the title has no letters or digits.
   */
  initials: string;
}

/** FNV-1a: the same title gets the same cover on every device. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** The first letters of the first two words, without words such as "de". */
function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 2);
  const [first = '', second = ''] = telling.length > 0 ? telling : words;
  return [first, second].map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

/** The cover for a course's title. */
export function coverOf(title: string): Cover {
  const seed = hash(title.trim());
  return {
    tone: tones[seed % tones.length] ?? 'blue',
    shape: shapes[(seed >>> 8) % shapes.length] ?? 'circles',
    initials: initialsOf(title),
  };
}
