import { buildLesson, buildModule } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { lessonItem, moduleShown } from './moduleShown.ts';

const published = buildLesson({ id: 7, title: 'Boas-vindas', completed: true });
const draft = buildLesson({ id: 7, title: 'Boas-vindas', published: 0 });
const student = { isAdmin: false, access: 'open' as const, showsProgress: true };

describe('lessonItem', () => {
  it('opens published lessons and shows their ticks', () => {
    expect(lessonItem(published, student, '7')).toEqual({
      id: '7',
      title: 'Boas-vindas',
      href: '/curso/aula/7',
      completed: true,
      closed: false,
      unpublished: false,
      kind: undefined,
      current: false,
      next: false,
      note: undefined,
    });
  });

  it('keeps unpublished lessons from students, and says why', () => {
    expect(lessonItem(draft, student, '7')).toMatchObject({
      href: null,
      unpublished: true,
      note: 'Ainda não publicada',
    });
  });

  it('opens unpublished lessons to administrators, still marked', () => {
    expect(lessonItem(draft, { ...student, isAdmin: true }, '7')).toMatchObject({
      href: '/curso/aula/7',
      unpublished: true,
      note: undefined,
    });
  });

  it('has neither links nor ticks in a preview', () => {
    expect(lessonItem(published, { isAdmin: false, access: 'preview', showsProgress: false }, '7')).toMatchObject({
      href: null,
      completed: undefined,
    });
  });

  it('marks a published lesson that a subscription opens', () => {
    const closed = { ...student, access: 'closed' as const };
    expect(lessonItem(published, closed, '7')).toMatchObject({ href: null, closed: true });
    expect(lessonItem(draft, closed, '7')).toMatchObject({ href: null, closed: false });
  });

  it('marks the lesson being read', () => {
    expect(lessonItem(published, { ...student, currentId: 7 }, '7').current).toBe(true);
  });

  it('has no link without an id, and no mark without a known fact', () => {
    const bare = { ...published, id: null, title: null, is_required: null };
    expect(lessonItem(bare, student, 'bare')).toMatchObject({ id: 'bare', title: '--', href: null, note: undefined });
  });

  it('says what is optional', () => {
    expect(lessonItem({ ...published, is_required: 0 }, student, '7').note).toBe('Opcional');
  });
});

describe('moduleShown', () => {
  it.each([
    ['a visitor', { ...student, showsProgress: false }, '1 aula'],
    ['a student', student, '1 de 1 aula'],
    ['an administrator', { ...student, isAdmin: true, showsProgress: false }, '2 aulas'],
  ])('counts what %s can open', (_name, reader, meta) => {
    expect(moduleShown(buildModule({ lessons: [published, draft] }), reader, false).meta).toBe(meta);
  });

  it('counts no lesson of a module with drafts only', () => {
    expect(moduleShown(buildModule({ lessons: [draft] }), student, false).meta).toBe('Nenhuma aula');
  });
});
