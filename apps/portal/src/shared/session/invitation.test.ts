import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { forgetInvitation, noteInvitation, readInvitation, rememberedInvitation } from './invitation.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['?ref=2', '?Ref=+002%E2%80%8B', '?ref=2.', '?ref=2)&ref=', '?ref=2?utm_source=x1', '?ref=2&REF=abc'])(
  '%j is from 2',
  (search) => expect(readInvitation(search)).toEqual({ id: 2, broken: false }),
);

it.each(['', '?ref=%20', '?x-ref=2', '?u=ref%3D2'])('%j is no invitation', (search) =>
  expect(readInvitation(search)).toEqual({ id: null, broken: false }),
);

it.each([
  '0',
  '-2',
  'a2',
  '4x2',
  '4.2',
  '4,2',
  '4-2',
  '4 - 2',
  '4%E2%80%932',
  '4%0A2',
  '4+2',
  '4%C2%B2',
  '9007199254740992',
  '2&ref=3',
])('?ref=%s is broken', (value) => expect(readInvitation(`?ref=${value}`)).toEqual({ id: null, broken: true }));

it('remembers the newest invitation that has an id, until it is forgotten', () => {
  expect(rememberedInvitation()).toBeNull();
  noteInvitation('?ref=2');
  for (const search of ['', '?ref=', '?ref=abc', '?ref=2-3', '?ref=4&ref=5']) noteInvitation(search);
  expect(rememberedInvitation()).toBe(2);
  noteInvitation('?utm=1&REF=4.');
  expect(rememberedInvitation()).toBe(4);
  forgetInvitation();
  expect(rememberedInvitation()).toBeNull();
});

it.each([
  [29, 2],
  [31, null],
  [-1, 2],
  [-31, null],
])('when the clock has moved by %s days it is %s', (days, id) => {
  noteInvitation('?ref=2');
  vi.setSystemTime(Date.now() + days * day);
  expect(rememberedInvitation()).toBe(id);
});

it.each(['', '2', 'x 1', '2 x', '-2 5', 'null', '{}'])('ignores the damaged value %j', (text) => {
  localStorage.setItem('invitation', text);
  expect(rememberedInvitation()).toBeNull();
});

it('forgets at once where storage is blocked, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  noteInvitation('?ref=2');
  expect(rememberedInvitation()).toBeNull();
});
