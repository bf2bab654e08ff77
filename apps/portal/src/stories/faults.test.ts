import { expect, it } from 'vitest';
import { failOnErrors, isExpected, recordError, unknownCall } from './faults.ts';

it('fails once with everything that went wrong, each named once', () => {
  recordError('GET /api/curses is not in the contract');
  recordError('GET /api/curses is not in the contract');
  recordError('console.error: no');
  expect(failOnErrors).toThrow('Behind this story:\n- GET /api/curses is not in the contract\n- console.error: no');
  expect(failOnErrors).not.toThrow();
});

it('excuses what was announced, and nothing else', () => {
  const announced = [{ text: 'chunk is missing', because: 'the story shows a chunk that is missing' }];
  expect(isExpected('console.error: the chunk is missing', announced)).toBe(true);
  expect(isExpected('console.error: the chunk is broken', announced)).toBe(false);
  expect(isExpected('console.error: [vite] failed to connect', [])).toBe(true);
});

it.each([
  ['GET', '/api/curses', 'GET /api/curses'],
  ['DELETE', '/api/perfil', 'DELETE /api/perfil'],
  ['POST', 'http://localhost:3000/api/login', 'POST http://localhost:3000/api/login'],
])('names %s %s', (method, url, name) => {
  const page = 'http://localhost:6006';
  expect(unknownCall({ method, url: new URL(url, page).href }, page)).toBe(name);
});
