import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the accepted pictures are. */
export const acceptedFolder = path.resolve(import.meta.dirname, '../../tests/pictures/accepted');

/** Where a run leaves pictures that differ. */
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
 * Vitest's settings for comparing pictures. Its usual threshold overlooks a change of colour. A few
 * pixels may differ: the edge of a focus ring is not always rasterized alike.
 */
export const matchOptions = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 24 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(acceptedFolder, arg + ext),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(differentFolder, arg + ext),
} as const;
