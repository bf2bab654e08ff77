import { expect, it } from 'vitest';
import { dayText, fileNamePart, moneyText, timeText } from './format.ts';

it('writes money and dates the Brazilian way', () => {
  expect(moneyText(1234.5).replace(/\s/g, ' ')).toBe('R$ 1.234,50');
  expect(timeText(new Date(2026, 10, 21, 9, 5).toISOString())).toBe('21/11/2026, 09:05');
  expect(dayText('2026-11-21')).toBe('21/11/2026');
  expect([timeText('amanhã'), dayText(null), dayText('2026-02-31')]).toEqual(['--', '--', '--']);
});

it.each([
  ['Liderança & Formação: "equipes"', 'lideranca-formacao-equipes'],
  ['../../etc/passwd', 'etc-passwd'],
  ['日本語', 'curso'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('makes a file name of %s', (title, name) => {
  expect(fileNamePart(title)).toBe(name);
});
