import { describe, expect, test } from 'vitest';
import { memoryHistory } from './history.ts';
import { resolvePath } from './location.ts';
import { matchPath } from './matchPath.ts';

describe('a pattern', () => {
  test.each([
    ['/', '/', {}],
    ['/perfil', '/perfil/', {}],
    ['/perfil', '/Perfil', {}],
    ['/curso/aula/:aulaId', '/curso/aula/7', { aulaId: '7' }],
    ['/admin/curso/:cursoId/modulo/:moduloId', '/admin/curso/1/modulo/2', { cursoId: '1', moduloId: '2' }],
    ['/curso/:cursoId', '/curso/a%20b', { cursoId: 'a b' }],
    ['/curso/:cursoId', '/curso/%E0%A4%A', { cursoId: '%E0%A4%A' }],
  ])('%s fits %s', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });

  test.each([
    ['/', '/perfil'],
    ['/curso/:cursoId', '/curso'],
    ['/curso/:cursoId', '/curso/1/2'],
    ['/curso/aula/:aulaId', '/curso/outra/7'],
  ])('%s does not fit %s', (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeNull();
  });
});

test.each([
  ['/cursos?tipo=1#fim', { pathname: '/cursos', search: '?tipo=1', hash: '#fim' }],
  ['?tipo=1', { pathname: '/aqui', search: '?tipo=1', hash: '' }],
  ['#fim', { pathname: '/aqui', search: '', hash: '#fim' }],
  [{ search: 'a=1' }, { pathname: '/aqui', search: '?a=1', hash: '' }],
  [{ search: '' }, { pathname: '/aqui', search: '', hash: '' }],
])('%j leads from /aqui to %j', (to, path) => {
  expect(resolvePath(to, '/aqui')).toEqual(path);
});

test('a history is walked back and forth, and a step from its middle ends what came after', () => {
  const history = memoryHistory('/a', 'handed');
  const seen: string[] = [];
  const stop = history.listen(({ location, type }) => seen.push(`${type} ${location.pathname}`));
  expect(history.now().location).toMatchObject({ pathname: '/a', state: 'handed', key: 'default' });
  history.navigate('/b');
  history.navigate('/c', { replace: true, state: 3 });
  history.go(-1);
  history.go(1);
  expect(history.now().location.state).toBe(3);
  history.go(-1);
  history.navigate('/d');
  history.go(1);
  stop();
  history.navigate('/e');
  expect(seen).toEqual(['PUSH /b', 'REPLACE /c', 'POP /a', 'POP /c', 'POP /a', 'PUSH /d', 'POP /d']);
});

test('a step that a guard asks about is taken when it says so, and others at once', () => {
  const history = memoryHistory('/a');
  history.navigate('/b');
  let unsaved = true;
  const asked: (() => void)[] = [];
  const stop = history.guard({ applies: () => unsaved, ask: (go) => void asked.push(go) });
  history.go(-1);
  expect([history.now().location.pathname, asked.length]).toEqual(['/b', 1]);
  asked[0]?.();
  expect(history.now().location.pathname).toBe('/a');
  unsaved = false;
  history.go(1);
  unsaved = true;
  // Nowhere to go: nothing is left behind.
  history.go(5);
  stop();
  history.go(-1);
  expect([history.now().location.pathname, asked.length]).toEqual(['/a', 1]);
});
