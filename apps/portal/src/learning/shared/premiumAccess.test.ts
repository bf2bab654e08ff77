import { buildCourse } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { accessNote, isClosed } from './premiumAccess.ts';

const now = new Date(2026, 10, 21, 12);

describe('accessNote', () => {
  it.each(['2026-11-21', '2026-12-03'])('says how long a canceled subscription lasts, until %s', (end_date) => {
    expect(accessNote({ status: 'canceled', end_date }, now)).toMatch(/acesso permanece até \d\d\/\d\d\/2026\.$/);
  });

  it('says when access ended', () => {
    expect(accessNote({ status: 'canceled', end_date: '2026-11-20' }, now)).toBe(
      'Sua assinatura foi cancelada e o acesso terminou em 20/11/2026.',
    );
  });

  it.each([
    ['inactive', '2026-12-03'],
    ['active', '2026-12-03'],
    ['canceled', null],
    ['canceled', 'amanhã'],
  ])('says nothing for %s until %s', (status, end_date) => {
    expect(accessNote({ status, end_date }, now)).toBeNull();
  });

  it('says nothing while nothing is known', () => {
    expect(accessNote(undefined, now)).toBeNull();
  });
});

const course = buildCourse({ is_premium: 1 });

describe('isClosed', () => {
  it.each([
    ['a preview', { course: course, blocked: true }, false, true],
    ['a premium course for a member without a subscription', { course: course, blocked: false }, false, true],
    [
      'a premium course of a subscriber',
      { course: { ...course, userIsSubscriber: true }, blocked: false },
      false,
      false,
    ],
    ['a free course', { course: { ...course, is_premium: 0 as const }, blocked: false }, false, false],
    ['anything of an administrator', { course: course, blocked: true }, true, false],
  ])('%s', (_name, read, isAdmin, expected) => {
    expect(isClosed({ id: 1, ...read }, isAdmin)).toBe(expected);
  });

  it.each([null, false])('asks the subscription where the course says %s of the subscriber', (userIsSubscriber) => {
    const read = { id: 1, course: { ...course, userIsSubscriber }, blocked: false };
    expect([isClosed(read, false), isClosed(read, false, true)]).toEqual([true, false]);
    expect(isClosed({ ...read, blocked: true }, false, true)).toBe(true);
  });
});
