import type { OutgoingHttpHeaders } from 'node:http';

/** Security headers of the portal's files. The video player needs a referrer. */
export function securityHeaders(policy: string) {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints': 'reports="/reports"',
    'X-Content-Type-Options': 'nosniff',
  } satisfies OutgoingHttpHeaders;
}

/**
 * Security headers of all other answers: the backend's, `/healthz` and errors. They prevent scripts
 * of an HTML answer on the portal's origin, which stores the members' tokens. Headers of the
 * backend override these. Allows plugins: some browsers show a certificate's PDF with one.
 */
export const answerHeaders = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies OutgoingHttpHeaders;

/** Caching of what is true for a moment. */
export const noStore = { 'Cache-Control': 'no-store' } as const satisfies OutgoingHttpHeaders;

/** Caching of a file: names of built assets change with their content, others are revalidated. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
