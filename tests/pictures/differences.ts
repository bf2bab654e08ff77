import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture laid on a sheet of a size, its upper left corner kept. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** What differs between two pictures: how many pixels, and the second one with them marked. */
export function difference(before: PNG, after: PNG): { pixels: number; marked: PNG } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = new PNG({ width, height });
  const [old, now] = [onSheet(before, width, height), onSheet(after, width, height)];
  const pixels = pixelmatch(old.data, now.data, marked.data, width, height, { threshold: 0.02, includeAA: true });
  return { pixels, marked };
}

/** A picture from its file, null when there is none. */
export function readPicture(file: string): PNG | null {
  try {
    return PNG.sync.read(readFileSync(file));
  } catch {
    return null;
  }
}
