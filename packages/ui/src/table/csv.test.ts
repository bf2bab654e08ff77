import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** The lines of a file without its byte order mark. */
function lines(text: string): string[] {
  return text.slice(1).split('\r\n');
}

/** Parses the cells of a file like a spreadsheet. */
function readBack(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ';') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!quoted && sign === '\r' && text.charAt(at + 1) === '\n') {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

test('a mark, semicolons and CRLF, so that Excel in Brazil opens it', () => {
  expect(toCsv(['Nome', 'Valor'], [['Íris', 1234.5]])).toBe('\uFEFFNome;Valor\r\nÍris;1234,5\r\n');
});

test('missing values and values that are not numbers are empty cells', () => {
  expect(lines(toCsv(['a'], [[null], [undefined], [Number.NaN], ['']]))).toEqual(['a', '', '', '', '', '']);
});

test.each(['=1+1', '+55 11', '-2', '@soma', '\t=1', '\r=1', ' =1', '＝1', '\n@x'])(
  '%j cannot become a formula',
  (text) => {
    const [, row] = readBack(toCsv(['a'], [[text]]));
    expect(row).toEqual([`'${text}`]);
  },
);

test('a negative number stays a number', () => {
  expect(lines(toCsv(['a'], [[-12.5]]))[1]).toBe('-12,5');
});

test('money has two decimals, a negative amount too', () => {
  const amounts = [250, 0, 1234.5, -0.5, 1.005, -0.001, Number.NaN].map((reais) => [{ reais }]);
  expect(lines(toCsv(['Valor'], amounts)).slice(1, 8)).toEqual([
    '250,00',
    '0,00',
    '1234,50',
    '-0,50',
    '1,01',
    '0,00',
    '',
  ]);
});

test('whatever a text holds comes back as it was', () => {
  const signs = ['a', 'é', ';', '"', '\n', '\r\n', ',', ' ', "'", '😀', '\u202e'];
  let seed = 7;
  const next = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % max;
  };
  const rows = Array.from({ length: 200 }, () =>
    Array.from({ length: 3 }, () => `x${Array.from({ length: next(8) }, () => signs[next(signs.length)]).join('')}`),
  );
  expect(readBack(toCsv(['a', 'b', 'c'], rows)).slice(1)).toEqual(rows);
});
