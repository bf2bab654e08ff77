import { expect, it } from 'vitest';
import { paths, pathTo } from './paths.ts';

it('builds paths that match the patterns', () => {
  const filled = [
    pathTo.coursePreview(1),
    pathTo.course(1),
    pathTo.lesson(2),
    pathTo.adminModules(1),
    pathTo.adminModule(1, 3),
    pathTo.adminLessons(1, 3),
    pathTo.adminLesson(2),
  ];
  const patterns = Object.values(paths).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '\\d+')}$`));
  for (const address of filled) expect(patterns.some((pattern) => pattern.test(address))).toBe(true);
  expect(pathTo.resumedCourse(4)).toBe('/curso/4?continuar=1');
  expect(pathTo.adminCourse(4)).toBe('/admin/cursos-novo?id=4');
});
