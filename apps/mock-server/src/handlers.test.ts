import { operations } from '@raiz/contract';
import { expect, it } from 'vitest';
import { handlers } from './handlers.ts';

it('are exactly the operations of the contract', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort());
});
