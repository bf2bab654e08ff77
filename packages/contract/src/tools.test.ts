import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));

// "npm run check" runs Redocly, Spectral and the generator themselves.
describe('the tools around openapi.yaml', () => {
  it('have at most four rules off, each with its reason in the line above', () => {
    const off = ['redocly.yaml', '.spectral.yaml'].flatMap((file) => {
      const text = readFileSync(root + file, 'utf8');
      const lines = text.split('\n');
      const rules: Record<string, unknown> = parse(text).rules;
      return Object.keys(rules).map(
        (rule) => lines[lines.findIndex((line) => line.trim().startsWith(rule)) - 1]?.trim() ?? '',
      );
    });
    expect(off.length).toBeLessThanOrEqual(4);
    for (const reason of off) expect(reason).toMatch(/^# .{20,}/);
  });
});
