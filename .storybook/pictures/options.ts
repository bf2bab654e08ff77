import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the accepted pictures. */
export const acceptedFolder = path.resolve(import.meta.dirname, '../../tests/pictures/accepted');

/** Folder of the pictures that differ. */
const differentFolder = path.resolve(import.meta.dirname, '../../test-results/pictures');

/** The accepted pictures, without `.png`. */
export function acceptedPictures(): string[] {
  try {
    return readdirSync(acceptedFolder).map((file) => path.parse(file).name);
  } catch {
    return [];
  }
}

/**
 * Vitest's settings for comparing pictures. Its default threshold overlooks a changed colour.
 * Allows a few different pixels, because the rendering of a focus ring's edge varies.
 */
export const matchOptions = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 24 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(acceptedFolder, arg + ext),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(differentFolder, arg + ext),
} as const;
