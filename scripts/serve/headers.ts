import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';

/** The one script that stands inside the pages; the build puts it there as it is. */
const boot = readFileSync(path.resolve(import.meta.dirname, '../../apps/portal/public/boot.js'));

const bootHash = createHash('sha256').update(boot).digest('base64');

/** What the portal's pages may load and do. Nothing inline but that script, nothing of others but the video player's frame. */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${bootHash}'`,
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  'frame-src https://player.vimeo.com',
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/** Security headers of every file of the portal. The player refuses to play without a referrer, hence that policy. */
export const portalHeaders: OutgoingHttpHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a file may be kept: names of built assets change with their content, everything else is asked for again. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
