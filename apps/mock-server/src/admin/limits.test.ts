import { expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';
import { maxChildren } from './rules.ts';

it('a course that is full takes no further module, and can still be read', async () => {
  const mock = startMock((db) => {
    db.modules = Array.from({ length: maxChildren }, (_, at) => ({
      id: at + 1,
      course_id: 1,
      title: `Módulo ${at + 1}`,
      description: null,
      position: 1,
    }));
  });
  const body = { course_id: 1, title: 'Mais um' };
  expect(await mock.call('createModule', { as: 'admin', body })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'course_id', message: 'O curso já tem 1000 módulos.' }] },
  });
  expect(await mock.call('listModules', { as: 'admin', path: { courseId: 1 } })).toMatchObject({ status: 200 });
});

it('a module that is full takes no further lesson', async () => {
  const mock = startMock((db) => {
    const [first] = db.lessons;
    if (!first) throw new Error('The seed has no lesson');
    db.lessons = Array.from({ length: maxChildren }, (_, at) => ({ ...first, id: at + 1, module_id: 1 }));
  });
  expect(await mock.call('createLesson', { as: 'admin', body: { module_id: 1, title: 'Mais uma' } })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'module_id', message: 'O módulo já tem 1000 aulas.' }] },
  });
  expect(await mock.call('listLessons', { as: 'admin', path: { moduleId: 1 } })).toMatchObject({ status: 200 });
});
