import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The hashes of inline scripts and styles in the pages of a build. */
function inlineHashes(dist: string): { scripts: string[]; styles: string[] } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(path.join(dist, name), 'utf8');
    for (const [, script = '', style = ''] of html.matchAll(/<script>([^]*?)<\/script>|<style>([^]*?)<\/style>/g)) {
      if (script) scripts.add(hashOf(script));
      if (style) styles.add(hashOf(style));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The Content-Security-Policy of a build: inline code only by hash, and nothing from other origins
 * but the video player's frame.
 * @param dist folder of the build
 */
export function portalPolicy(dist: string): string {
  const { scripts, styles } = inlineHashes(dist);
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
