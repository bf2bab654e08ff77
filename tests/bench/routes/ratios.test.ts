import { expect, test } from 'vitest';
import type { Figure } from '../figures.ts';
import { ratiosOf } from './ratios.ts';

const figure = (subject: string, step: string, ...values: number[]): Figure => ({
  group: '/ (visitor)',
  subject,
  step,
  unit: 'count',
  values,
});

test('bytes and requests are compared with both floors, times with the plain one only', () => {
  const figures = [
    figure('portal', 'JavaScript, packed', 110, 90, 120),
    figure('floor', 'JavaScript, packed', 55),
    figure('library floor', 'JavaScript, packed', 100),
    figure('portal', 'largest paint', 900),
    figure('portal', 'data', 1200),
    figure('floor', 'largest paint', 600),
    figure('library floor', 'largest paint', 800),
  ];
  expect(ratiosOf(figures).map(({ subject, step, values }) => [subject, step, ...values])).toEqual([
    ['portal', 'JavaScript, packed / floor', 2],
    ['portal', 'JavaScript, packed / library floor', 1.1],
    ['portal', 'largest paint / floor', 1.5],
    ['portal', 'data / floor', 2],
  ]);
});
