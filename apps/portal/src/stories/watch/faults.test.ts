import { expect, it } from 'vitest';
import { failOnFaults, forgetFaults, noteFault } from './faults.ts';

it('fails once with everything that went wrong, each named once', () => {
  noteFault('GET /api/curses is not in the contract');
  noteFault('GET /api/curses is not in the contract');
  noteFault('console.error: no');
  expect(failOnFaults).toThrow('Behind this story:\n- GET /api/curses is not in the contract\n- console.error: no');
  expect(failOnFaults).not.toThrow();
});

it('forgets what belongs to another story', () => {
  noteFault('old');
  forgetFaults();
  expect(failOnFaults).not.toThrow();
});
