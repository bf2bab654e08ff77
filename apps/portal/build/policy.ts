import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The hash of inline code as browsers read it: with line feeds alone. */
function hashOf(content: string): string {
  const text = content.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of inline scripts and styles in pages. */
function inlineHashes(pages: Iterable<string>): { scripts: string[]; styles: string[] } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const html of pages) {
    for (const [, script = '', style = ''] of html.matchAll(/<script>([^]*?)<\/script>|<style>([^]*?)<\/style>/g)) {
      if (script) scripts.add(hashOf(script));
      if (style) styles.add(hashOf(style));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** The policy of a build, by its folder; see `policyOf`. */
export function portalPolicy(dist: string): string {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  return policyOf(pages.map((name) => readFileSync(path.join(dist, name), 'utf8')));
}

/**
 * The Content-Security-Policy of a build: inline code only by hash, and nothing from other origins
 * but the video player's frame.
 * @param pages the HTML of all its pages
 */
export function policyOf(pages: Iterable<string>): string {
  const { scripts, styles } = inlineHashes(pages);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    'frame-src https://player.vimeo.com',
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'report-uri /reports',
    'report-to reports',
  ].join('; ');
}
