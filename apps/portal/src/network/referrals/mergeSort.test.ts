import { expect, test } from 'vitest';
import { mergeSort } from './mergeSort.ts';
import { atOnce, inSlices } from './slices.ts';
import { randomOf } from './testNetwork.ts';

test('sorts as a stable sort does, whatever the length', () => {
  const random = randomOf(3);
  for (let round = 0; round < 120; round += 1) {
    const keys = Array.from({ length: random.whole(70) }, () => random.whole(9));
    const key = (row: number) => keys[row] ?? 0;
    const rows = keys.map((_, at) => at);
    const sorted = atOnce(mergeSort(Int32Array.from(rows), (a, b) => key(a) - key(b)));
    expect([...sorted]).toEqual(rows.toSorted((a, b) => key(a) - key(b) || a - b));
  }
});

test('gives the page its turn, and stops when it is called off', async () => {
  const rows = Int32Array.from({ length: 4000 }, (_, at) => 4000 - at);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const slow = (a: number, b: number) => {
    let waste = 0;
    for (let at = 0; at < 2000; at += 1) waste += at;
    return a - b + waste - waste;
  };
  const sorted = await inSlices(mergeSort(rows, slow), new AbortController().signal);
  clearInterval(timer);
  expect(sorted?.[0]).toBe(1);
  expect(turns).toBeGreaterThan(0);
  expect(await inSlices(mergeSort(rows, slow), AbortSignal.abort())).toBeNull();
});
