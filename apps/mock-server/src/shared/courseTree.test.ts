import { describe, expect, it } from 'vitest';
import type { LessonRow, ModuleRow } from '../core/database.ts';
import { lessonsOfCourse, modulesOf, progressOf } from './courseTree.ts';

function module(id: number, position: number, course_id = 1): ModuleRow {
  return { id, course_id, position, title: `Módulo ${id}`, description: null };
}

function lesson(id: number, module_id: number, position: number, published: 0 | 1 = 1): LessonRow {
  const none = { content: null, video_url: null, resource_url: null };
  return { id, module_id, course_id: 1, position, published, is_required: 1, title: `Aula ${id}`, ...none };
}

const tree = {
  modules: [module(1, 2), module(3, 1), module(2, 1), module(9, 1, 2)],
  lessons: [lesson(5, 1, 1), lesson(4, 2, 7), lesson(3, 2, 7, 0), lesson(2, 3, 1), lesson(1, 9, 1)],
};

describe('order', () => {
  it('is by position, then by id', () => {
    expect(modulesOf(tree, 1).map((row) => row.id)).toEqual([2, 3, 1]);
  });

  it('of a whole course goes through its modules first, and keeps unpublished lessons', () => {
    expect(lessonsOfCourse(tree, 1).map((row) => row.id)).toEqual([3, 4, 2, 5]);
  });
});

describe('progress', () => {
  const done = (...ids: number[]) =>
    ids.map((lesson_id) => ({ user_id: 7, lesson_id, completed_at: '2026-01-01T12:00:00Z' }));
  const enrolments = [{ user_id: 7, course_id: 1 }];

  it('counts completed published lessons of published ones', () => {
    expect(progressOf({ ...tree, enrolments, progress: done(4) }, 7, 1)).toBe(33);
    expect(progressOf({ ...tree, enrolments, progress: done(4, 2, 5) }, 7, 1)).toBe(100);
  });

  it('does not count lessons that are not published, or not of the course', () => {
    expect(progressOf({ ...tree, enrolments, progress: done(3, 1) }, 7, 1)).toBe(0);
  });

  it('is 0 without an enrolment, for another person, and without lessons', () => {
    expect(progressOf({ ...tree, enrolments: [], progress: done(4) }, 7, 1)).toBe(0);
    expect(progressOf({ ...tree, enrolments, progress: done(4) }, 8, 1)).toBe(0);
    expect(progressOf({ ...tree, lessons: [], enrolments, progress: done(4) }, 7, 1)).toBe(0);
  });
});
