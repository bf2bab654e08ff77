import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { staleFiles } from '../generate/main.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a lint tool of the repository. @returns its exit code, then its output */
function lint(tool: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = execFile(`${root}node_modules/.bin/${tool}`, args, { cwd: root, env }, (_error, stdout) => {
      resolve(`${String(child.exitCode)} ${stdout}`.trim());
    });
  });
}

describe('the tools around openapi.yaml', () => {
  it('find every generated file up to date', async () => {
    expect(await staleFiles()).toEqual([]);
  }, 30_000);

  it('report nothing: Redocly recommended-strict', async () => {
    const report: { totals: unknown } = JSON.parse((await lint('redocly', 'lint', '--format=json')).replace(/^0 /, ''));
    expect(report.totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  }, 30_000);

  it('report nothing: Spectral with the OWASP rules', async () => {
    expect(await lint('spectral', 'lint', 'openapi.yaml', '--fail-severity=hint', '--format=json')).toMatch(
      /^0 (\[\]|No results)/,
    );
  }, 30_000);

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

  it('leave the validators free of imports and of eval', () => {
    const code = readFileSync(new URL('./generated/validators.js', import.meta.url), 'utf8');
    expect(code).not.toMatch(/\b(require\(|import\b|eval\(|new Function)/);
  });
});
