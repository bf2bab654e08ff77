import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Loads tsx, without its cache where the temporary folder cannot be written. */
try {
  rmdirSync(mkdtempSync(path.join(tmpdir(), 'tsx-')));
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
await import('tsx');
