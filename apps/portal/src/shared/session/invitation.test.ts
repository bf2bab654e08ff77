import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { forgetInvitation, noteInvitation, rememberedInvitation } from './invitation.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
