import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const contract = path.join(root, 'openapi.yaml');
const text = readFileSync(contract, 'utf8');

const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Compares openapi.yaml with an edited copy, using the installed command.
 * @returns the impact and rules of each change
 */
function diff(edits: readonly [from: string, to: string][]): Promise<string[]> {
  const next = edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`openapi.yaml has no "${from}".`);
    return now.replaceAll(from, to);
  }, text);
  const file = path.join(folder, 'next.yaml');
  writeFileSync(file, next);
  const args = ['diff', contract, file, '--format', 'json', '--fail-on', 'none'];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  return new Promise((resolve, reject) => {
    execFile(
      path.join(root, 'node_modules/.bin/redocly'),
      args,
      { cwd: root, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => {
        if (error) return reject(error);
        const { changes }: { changes: { impact: string; verdicts: { ruleId: string; message: string }[] }[] } =
          JSON.parse(stdout);
        const ratings = changes.map(({ impact, verdicts }) =>
          [impact, ...verdicts.map(({ ruleId, message }) => `${ruleId}: ${message}`)].join(' '),
        );
        resolve([...new Set(ratings)]);
      },
    );
  });
}

describe('redocly diff, with the rules of redocly.yaml,', { timeout: 30_000 }, () => {
  it('finds no change between the contract and itself', async () => {
    expect(await diff([])).toEqual([]);
  });

  it('finds what breaks clients and backends', async () => {
    const ratings = await diff([
      ['  /meu-link:', '  /meu-endereco:'],
      ['- mensal\n', '- anual\n'],
    ]);
    expect(ratings).toContainEqual(expect.stringMatching(/^major path-removed/));
    expect(ratings).toContainEqual(expect.stringMatching(/^major enum-values-removed: .*'mensal'/));
    expect(ratings).toContain('minor');
  });

  it.each([
    [
      "the sentence of an answer's example",
      ['error: Já inscrito neste curso.', 'error: Inscrito.'],
      'minor texts/refusal-changed: `error` was "Já inscrito neste curso.", is "Inscrito.".',
    ],
    [
      'the sentence of the 400 for a field',
      ['x-erro: Plano inválido.', 'x-erro: Plano errado.'],
      'minor texts/refusal-changed: `x-erro` was "Plano inválido.", is "Plano errado.".',
    ],
    [
      'another rule of a field',
      ["x-outra-regra: It is the caller's password.", "x-outra-regra: It is the caller's, and old."],
      expect.stringMatching(/^minor texts\/rule-changed: `x-outra-regra` was "It is the caller's password/),
    ],
    [
      'the known values of an open set',
      ['- paid\n            - pending', '- pago\n            - pending'],
      expect.stringMatching(/^minor texts\/known-values-changed: .*"pago"/),
    ],
    [
      'an example that is removed with its sentence',
      ["              examples:\n                jaInscrito: { $ref: '#/components/examples/JaInscrito' }\n", ''],
      'minor texts/refusal-changed: The refusal "Já inscrito neste curso." is gone.',
    ],
  ] as const)('rates %s', async (_, edit, expected) => {
    expect(await diff([[edit[0], edit[1]]])).toContainEqual(expected);
  });
});
