import { expect, it } from 'vitest';
import { rowAt } from './rowAt.ts';

const row = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 50 });

it('finds the row below the pointer', () => {
  const rows = [row(0, 0), row(0, 50), row(0, 100)];
  expect(rowAt(rows, 10, 60)).toBe(1);
  expect(rowAt(rows, 300, 60)).toBe(1);
});

it('takes the nearest beyond the ends', () => {
  const rows = [row(0, 0), row(0, 50)];
  expect(rowAt(rows, 10, -500)).toBe(0);
  expect(rowAt(rows, 10, 900)).toBe(1);
});

it('tells cards beside one another apart', () => {
  const cards = [row(0, 0), row(110, 0), row(0, 60)];
  expect(rowAt(cards, 150, 20)).toBe(1);
  expect(rowAt(cards, 20, 80)).toBe(2);
});

it('finds none where there is none', () => {
  expect(rowAt([], 0, 0)).toBe(-1);
});
