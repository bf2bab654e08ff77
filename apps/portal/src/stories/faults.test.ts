import { expect, it } from 'vitest';
import { errorLine, failOnFaults, forgetFaults, isExpected, noteFault, unknownCall } from './faults.ts';

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

it('formats an error in one line', () => {
  expect(errorLine(['Each child in a list should have a unique "key" prop.%s%s', '\n\nCheck `Table`.', ' See'])).toBe(
    'Each child in a list should have a unique "key" prop.',
  );
  expect(errorLine(['%s is not %s', 'A', 'B', 'C'])).toBe('A is not B C');
  expect(errorLine(['%cred', 'color: red', new TypeError('broken')])).toBe('red TypeError: broken');
  expect(errorLine([{ status: 500 }])).toBe('{"status":500}');
  expect(errorLine([])).toBe('');
});

it('excuses what was announced, and nothing else', () => {
  const announced = [{ text: 'chunk is missing', because: 'the story shows a chunk that is missing' }];
  expect(isExpected('console.error: the chunk is missing', announced)).toBe(true);
  expect(isExpected('console.error: the chunk is broken', announced)).toBe(false);
  expect(isExpected('console.error: [vite] failed to connect', [])).toBe(true);
});

const page = 'http://localhost:6006';

function named(method: string, url: string): string | null {
  return unknownCall({ method, url: new URL(url, page).href }, page);
}

it.each([
  ['GET', '/api/perfil'],
  ['POST', '/api/login?x=1'],
  ['GET', '/api/courses/3'],
  ['DELETE', '/api/user/courses/3/lessons/11/progress'],
  ['GET', '/@fs/packages/ui/src/index.ts'],
  ['GET', '/assets/figtree.woff2'],
  ['GET', '/apis/x.js'],
  ['GET', 'https://player.vimeo.com/video/1'],
  ['GET', 'data:text/plain,x'],
])('lets %s %s be', (method, url) => {
  expect(named(method, url)).toBeNull();
});

it.each([
  ['GET', '/api/curses', 'GET /api/curses'],
  ['GET', '/api', 'GET /api'],
  ['DELETE', '/api/perfil', 'DELETE /api/perfil'],
  ['GET', '/api/courses/3/lessons', 'GET /api/courses/3/lessons'],
  ['GET', 'https://fonts.googleapis.com/css?family=X', 'GET https://fonts.googleapis.com/css'],
  ['POST', 'http://localhost:3000/api/login', 'POST http://localhost:3000/api/login'],
])('names %s %s', (method, url, name) => {
  expect(named(method, url)).toBe(name);
});
