import { expect, test, vi } from 'vitest';
import { referralsCsv } from './referralsCsv.ts';
import { testNetwork } from './testNetwork.ts';

// The entry point of the tables imports style sheets, which only a browser build can read; the
// module that writes files does not.
vi.mock('@raiz/ui/table', () => import('../../../../../packages/ui/src/table/csv.ts'));

const head = 'Nome;E-mail;Data da indicação;Profundidade;Status;Nível;Indicador;Nível do indicador';

/** The file of one person with the given values. */
function lineOf(values: Partial<ReturnType<typeof testNetwork>[number]>): string {
  const [person] = testNetwork(1);
  if (person === undefined) throw new Error('There is no person.');
  const file = referralsCsv([{ ...person, ...values }]);
  return file.slice(file.indexOf('\r\n') + 2, -2);
}

test('has the form that Excel in Brazil reads: byte order mark, semicolons, a line for each person', () => {
  const people = testNetwork(450);
  const file = referralsCsv(people);
  expect(file.startsWith(`\uFEFF${head}\r\n`)).toBe(true);
  expect(file.endsWith('\r\n')).toBe(true);
  // The byte order mark and the head occur once, in any number of chunks.
  expect(file.lastIndexOf('\uFEFF')).toBe(0);
  const lines = file.slice(1, -2).split('\r\n');
  expect(lines).toHaveLength(451);
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(people.map(({ email }) => email));
  expect(lines.every((line) => line.split(';').length === 8 && !line.includes('\n'))).toBe(true);
});

test('an empty network is a file with only its head', () => {
  expect(referralsCsv([])).toBe(`\uFEFF${head}\r\n`);
});

test.each(['=1+1', '+55', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('%j is no formula in any column', (text) => {
  const line = lineOf({ name: text, email: text, assinatura_status: text, nivel: text, indicador_nome: text });
  const cells = line.split(';').filter((cell) => cell.includes(text));
  expect(cells).toHaveLength(5);
  for (const cell of cells) expect(cell).toMatch(/^"?'/);
});

test('quotes texts that would break a cell', () => {
  expect(lineOf({ name: 'Ana; a "Rã"\nde Souza' })).toMatch(/^"Ana; a ""Rã""\nde Souza";/);
});

test('numbers have a decimal comma, dates have no time, and missing values are empty', () => {
  const line = lineOf({ referral_date: '2026-01-31', profundidade: 2.5, nivel: null, indicador_nome: null });
  expect(line).toMatch(/;31\/01\/2026;2,5;[^;]+;;;/);
  expect(lineOf({ referral_date: 'ontem' })).toContain('@exemplo.com.br;;1;');
});
