import { statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { portalPolicy } from '../lib/policy.mjs';

/** The page that a build writes last. */
const lastPage = '200.html';

function writtenAt(dist: string): number {
  return statSync(path.join(dist, lastPage), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Security headers of every file of the portal. The player refuses to play without a referrer, hence that policy. */
export function securityHeaders(dist: string): OutgoingHttpHeaders {
  return {
    'Content-Security-Policy': portalPolicy(dist),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * What every answer carries that is no file of the portal: those of the backend, `/healthz` and refusals. Were such an answer a page, by
 * mistake or by somebody's wish, no script of it would run on the portal's address, where the members' tokens lie. What the backend sets
 * itself counts more. Nothing is said of plugins, by which some browsers show a certificate's PDF.
 */
export const answerHeaders = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies OutgoingHttpHeaders;

/** The security headers of a folder that may be built anew at any time: the policy names what stands in its pages now. */
export function currentHeaders(dist: string): () => OutgoingHttpHeaders {
  let known: { at: number; headers: OutgoingHttpHeaders } | undefined;
  return () => {
    const at = writtenAt(dist);
    if (known?.at === at) return known.headers;
    try {
      known = { at, headers: securityHeaders(dist) };
      return known.headers;
    } catch {
      // The pages are being replaced at this moment: the next request asks again.
      return known?.headers ?? { 'Content-Security-Policy': "default-src 'none'" };
    }
  };
}

/** How long a file may be kept: names of built assets change with their content, everything else is asked for again. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
