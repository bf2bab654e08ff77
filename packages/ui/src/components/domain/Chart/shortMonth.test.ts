import { expect, it } from 'vitest';
import { shortMonth } from './shortMonth.ts';

it('is three letters without a dot', () => {
  const months = Array.from({ length: 12 }, (_, index) => shortMonth(index + 1));
  expect(months.join(' ')).toBe('jan fev mar abr mai jun jul ago set out nov dez');
});
