import { expect, it } from 'vitest';
import { unknownCall } from './unknownCall.ts';

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
