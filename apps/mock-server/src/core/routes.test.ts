import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.ts';

describe('routes', () => {
  it('decodes parameters, and keeps what is broken as it came', () => {
    expect(routeOf('GET', '/courses/%31%32')).toEqual({ id: 'readCourse', path: { id: '12' } });
    expect(routeOf('GET', '/courses/%2e%zz')).toEqual({ id: 'readCourse', path: { id: '%2e%zz' } });
  });

  it('takes HEAD for GET', () => {
    expect(routeOf('HEAD', '/courses/3')).toEqual({ id: 'readCourse', path: { id: '3' } });
  });

  it('tries a parameter where a fixed segment leads nowhere', () => {
    expect(routeOf('GET', '/admin/modules/course')).toEqual({ id: 'readModule', path: { id: 'course' } });
    expect(routeOf('GET', '/admin/modules/course/3')).toEqual({ id: 'listModules', path: { courseId: '3' } });
  });

  it.each([
    '',
    '/',
    '/nada',
    '/courses/',
    '/courses//',
    '//courses',
    '/courses/1/',
    '/courses/1/enroll/2',
    '/admin',
    '/user',
    '/Perfil',
  ])('has nothing at "%s"', (path) => {
    expect(routeOf('GET', path)).toBeNull();
  });

  it.each([
    ['PATCH', '/perfil', 'GET, HEAD, PUT, OPTIONS'],
    ['OPTIONS', '/courses/1', 'GET, HEAD, OPTIONS'],
    ['GET', '/login', 'POST, OPTIONS'],
    ['HEAD', '/login', 'POST, OPTIONS'],
    ['PUT', '/user/courses/1/lessons/2/progress', 'GET, HEAD, POST, DELETE, OPTIONS'],
  ])('allows other methods than %s at %s', (method, path, allow) => {
    expect(routeOf(method, path)).toEqual({ allow });
  });
});
