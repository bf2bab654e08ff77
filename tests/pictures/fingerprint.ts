import { createHash } from 'node:crypto';
import { isAlike, sketchOf } from './sketch.ts';
import { unpack } from './unpack.ts';

const hashLength = 16;

function hashOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, hashLength);
}

/** A picture's file in 64 letters: the beginning of its hash, then its sketch (sketch.ts). */
export function fingerprintOf(file: Buffer): string {
  return hashOf(file) + sketchOf(unpack(file));
}

/**
 * Whether a picture's file is what a fingerprint was taken of, as far as a person can see. Nearly always the hash says so; the picture
 * is only unpacked when it does not.
 * @param times how much more than usual is overlooked
 */
export function matches(fingerprint: string | undefined, file: Buffer, times = 1): fingerprint is string {
  if (fingerprint === undefined) return false;
  if (fingerprint.slice(0, hashLength) === hashOf(file)) return true;
  return isAlike(fingerprint.slice(hashLength), sketchOf(unpack(file)), times);
}
