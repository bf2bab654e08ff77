import { expect, test } from 'vitest';
import { operationAt, operationIds, operations } from './index.ts';

test('finds each operation by its method and path', () => {
  for (const id of operationIds) {
    const { method, path } = operations[id];
    expect(operationAt(method, path.replaceAll(/\{\w+\}/g, '7')), id).toBe(id);
  }
});

test.each([
  ['DELETE', '/login'],
  ['GET', '/courses/7/'],
  ['GET', '/nothing'],
])('finds none for %s %s', (method, path) => {
  expect(operationAt(method, path)).toBeNull();
});
