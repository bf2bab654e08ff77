import { describe, expect, it } from 'vitest';
import type { LessonRow, UserRow } from '../core/database.ts';
import { isBlocked, isSubscriber, lessonInView, viewOf } from './rules.ts';

const now = new Date(2026, 10, 21, 12);

function user(is_admin: boolean): UserRow {
  const account = {
    email: 'a@exemplo.com.br',
    phone: null,
    password: 'x',
    confirmed: true,
    blocked: false,
    sponsor_id: null,
  };
  return {
    id: 7,
    name: 'A',
    is_admin,
    ...account,
    joined_on: '2026-01-01',
    level: 'Nenhum',
    qualified_on: null,
    next_step: null,
  };
}

const free = { is_premium: 0 as const };
const premium = { is_premium: 1 as const };

describe('what someone is shown of a course', () => {
  it.each([
    ['a visitor', null, free, false, 'preview', false],
    ['a visitor', null, premium, false, 'preview', false],
    ['a member', user(false), free, false, 'published', false],
    ['a member', user(false), premium, false, 'preview', true],
    ['a subscriber', user(false), premium, true, 'published', false],
    ['an administrator', user(true), premium, false, 'everything', false],
  ])('%s: %#', (_who, caller, course, subscriber, view, blocked) => {
    expect(viewOf(caller, course, subscriber)).toBe(view);
    expect(isBlocked(caller, viewOf(caller, course, subscriber))).toBe(blocked);
  });
});

describe('what someone is shown of a lesson', () => {
  const texts = { content: 'Texto', video_url: 'https://vimeo.com/1', resource_url: 'https://a.br/1' };
  const none = { content: null, video_url: null, resource_url: null };
  const lesson = (published: 0 | 1): LessonRow => ({
    id: 1,
    module_id: 1,
    course_id: 1,
    title: 'Aula',
    position: 1,
    is_required: 1,
    published,
    ...texts,
  });

  it.each([
    ['everything', 1, texts],
    ['everything', 0, texts],
    ['published', 1, texts],
    ['published', 0, none],
    ['preview', 1, none],
    ['preview', 0, none],
  ] as const)('%s, published %i', (view, published, shown) => {
    expect(lessonInView(lesson(published), view)).toEqual({ ...lesson(published), ...shown });
  });

  it('leaves the stored lesson as it is', () => {
    const stored = lesson(0);
    lessonInView(stored, 'preview');
    expect(stored.content).toBe('Texto');
  });
});

describe('whether someone is a subscriber', () => {
  const row = (status: string, end_date: string | null = null) => {
    return { user_id: 7, status, start_date: null, end_date, next_billing_date: null };
  };

  it.each([
    [[row('active')], true],
    [[row('trial')], true],
    [[row('canceled', '2026-11-21')], true],
    [[row('canceled', '2026-11-20')], false],
    [[row('inactive')], false],
    [[], false],
    [[{ ...row('active'), user_id: 8 }], false],
  ])('%#', (subscriptions, expected) => {
    expect(isSubscriber({ subscriptions }, 7, now)).toBe(expected);
  });
});
