import { session } from '@raiz/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { lastLessons, rememberLesson } from '../courses/lastLessons.ts';
import { lastLevel, rememberLevel } from '../member/lastLevel.ts';
import { deviceStorage, type Owner, tabStorage } from '../storage.ts';
import { hasDraft, writeDraft } from '../unsaved/drafts.ts';
import { expireSession, hasExpired, leaveSession, mayStore, memberOfTab, nobody, noteMember } from './sessionEnd.ts';

const draftOf = (owner: Owner, storage: 'tab' | 'device') => ({ owner, form: 'lesson:12', storage });
const values = { title: 'Olá' };

/** Stores one of each kind. */
function use(owner: number): void {
  for (const storage of ['tab', 'device'] as const)
    writeDraft(draftOf(owner, storage), { savedAt: Date.now(), values, base: values });
  rememberLesson(owner, { courseId: 1, lessonId: 10 });
  rememberLevel(owner, 2);
}

/** Whether each kind is there. */
function kept(owner: number): boolean[] {
  const drafts = (['tab', 'device'] as const).map((storage) => hasDraft(draftOf(owner, storage)));
  return [...drafts, lastLessons(owner).length > 0, lastLevel(owner) !== null];
}

const all = [true, true, true, true];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  session.start('of-7');
  noteMember(7);
  tabStorage.write('checkoutStart', 'x');
  deviceStorage.write('theme', 'dark');
  for (const owner of [7, 71]) use(owner);
});
afterEach(() => {
  leaveSession(null);
  vi.unstubAllGlobals();
});

it('"Sair" forgets one person on this device, and everything in the tab', () => {
  leaveSession(7);
  expect(kept(7)).not.toContain(true);
  expect(kept(71)).toEqual([false, true, true, true]);
  expect([memberOfTab(), sessionStorage.length, hasExpired(), mayStore('of-7')]).toEqual([nobody, 0, false, false]);
  use(7);
  leaveSession(null);
  expect([...Array(localStorage.length).keys()].map((at) => localStorage.key(at))).toEqual(['theme']);
});

it('a session that ended by itself keeps all, for that person', () => {
  expect(expireSession('of-7')).toBe(true);
  expect([kept(7), kept(71)]).toEqual([all, all]);
  expect([memberOfTab(), tabStorage.read('checkoutStart'), mayStore('of-7')]).toEqual([7, 'x', true]);
  writeDraft(draftOf('visitor', 'tab'), { savedAt: Date.now(), values, base: values });
  session.start('of-71');
  expect([kept(7), mayStore('of-7'), hasExpired()]).toEqual([all, false, false]);
  expect(hasDraft(draftOf('visitor', 'tab'))).toBe(false);
});

it('"Sair" in another tab empties this one', () => {
  localStorage.removeItem('token');
  session.end();
  expect([kept(7), sessionStorage.length, mayStore('of-7')]).toEqual([[false, true, true, true], 0, false]);
});

it.each(['of-71', null])('a late refusal of an old token is no end of a session when the new token is %s', (token) => {
  leaveSession(7);
  if (token !== null) session.start(token);
  expect([expireSession('of-7'), session.token(), hasExpired()]).toEqual([false, token, false]);
});

it.each(['full', 'blocked'])('where storage is %s the older value is gone, and the end has its reason', (state) => {
  const fail = () => {
    throw new DOMException('No', 'QuotaExceededError');
  };
  const storage = localStorage;
  vi.stubGlobal('localStorage', state === 'full' ? Object.assign(storage, { setItem: fail }) : undefined);
  expect([deviceStorage.write('theme', 'light'), deviceStorage.read('theme')]).toEqual([false, null]);
  session.start('new');
  expect([storage.getItem('token'), session.token()]).toEqual([state === 'full' ? null : 'of-7', 'new']);
  expect([expireSession(), hasExpired()]).toEqual([true, true]);
  session.start('newer');
  leaveSession(7);
  expect(hasExpired()).toBe(false);
});
