import { readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { portalPolicy } from '../../apps/portal/build/policy.ts';

/** The page that a build writes last. */
const lastPage = '200.html';

function writtenAt(dist: string): number {
  return statSync(path.join(dist, lastPage), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The release that a build names in its pages; "unknown" for one that names none. */
export function releaseOf(dist: string): string {
  try {
    const page = readFileSync(path.join(dist, lastPage), 'utf8');
    return /<meta name="release" content="([^"]*)"/.exec(page)?.[1] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Security headers of the portal's files. The video player refuses to play without a referrer. */
export function securityHeaders(dist: string): OutgoingHttpHeaders {
  return {
    'Content-Security-Policy': portalPolicy(dist),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints': 'reports="/reports"',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * Security headers of all other answers: the backend's, `/healthz` and errors. If such an answer
 * were a page, no script of it could run on the portal's origin, where the members' tokens are
 * stored. Headers of the backend override these. Plugins stay allowed: some browsers show a
 * certificate's PDF with one.
 */
export const answerHeaders = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies OutgoingHttpHeaders;

/**
 * The security headers of a folder that may be rebuilt at any time: the policy has the hashes of
 * its current pages.
 */
export function currentHeaders(dist: string): () => OutgoingHttpHeaders {
  let known: { at: number; headers: OutgoingHttpHeaders } | undefined;
  return () => {
    const at = writtenAt(dist);
    if (known?.at === at) return known.headers;
    try {
      known = { at, headers: securityHeaders(dist) };
      return known.headers;
    } catch {
      // A build is replacing the pages: the next request tries again.
      return known?.headers ?? { 'Content-Security-Policy': "default-src 'none'" };
    }
  };
}

/** Caching of a file: names of built assets change with their content, others are revalidated. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
