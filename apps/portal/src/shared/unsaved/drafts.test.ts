import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '@raiz/api-client';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { clearDrafts } from './draftStore.ts';
import { draftLife, readDrafts, sameValues, sweepDrafts, writeDrafts } from './drafts.ts';

const now = 1_800_000_000_000;
const draftKey = { owner: 7, form: 'lesson:12', storage: 'device' } as const;
const like = { title: '', required: true };
const draft = { savedAt: now - 1000, values: { title: 'Olá', required: false } };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('returns saved drafts, newest first and at most three', () => {
  const drafts = [1, 2, 3, 4].map((age) => ({ ...draft, savedAt: now - age }));
  expect(writeDrafts(draftKey, drafts)).toBe(true);
  expect(readDrafts(draftKey, like, now)).toEqual(drafts.slice(0, 3));
});

it('keeps the drafts of each person and each form apart', () => {
  writeDrafts(draftKey, [draft]);
  expect(readDrafts({ ...draftKey, owner: 71 }, like, now)).toEqual([]);
  expect(readDrafts({ ...draftKey, form: 'lesson:1' }, like, now)).toEqual([]);
});

it('stores nothing without an owner', () => {
  expect(writeDrafts({ ...draftKey, owner: null }, [draft])).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(readDrafts({ ...draftKey, owner: null }, like, now)).toEqual([]);
});

it.each([
  ['broken text', '{'],
  ['another thing', '"yes"'],
  ['null', 'null'],
  ['no time', JSON.stringify([{ values: draft.values }])],
  ['an impossible time', JSON.stringify([{ ...draft, savedAt: 1e300 }])],
  ['another form', JSON.stringify([{ ...draft, values: { name: 'x' } }])],
  ['other types', JSON.stringify([{ ...draft, values: { title: 1, required: 'yes' } }])],
  ['a malformed beginning', JSON.stringify([{ ...draft, base: 'x' }])],
  ['no values', JSON.stringify([{ savedAt: now, values: null }])],
  ['a draft that is too old', JSON.stringify([{ ...draft, savedAt: now - draftLife }])],
])('ignores %s', (_, stored) => {
  localStorage.setItem('draft.7.lesson:12', stored);
  expect(readDrafts(draftKey, like, now)).toEqual([]);
});

it.each([
  ['lacks a new field', { title: 'Olá' }, { title: 'Olá', required: true }],
  ['has a field that the form has no more', { ...draft.values, url: 'x' }, draft.values],
  ['has a field that was a text', { title: 'Olá', required: 'no' }, { title: 'Olá', required: true }],
])('restores a draft that %s', (_, values, restored) => {
  localStorage.setItem('draft.7.lesson:12', JSON.stringify([{ savedAt: now, values, base: values }]));
  expect(readDrafts(draftKey, like, now)).toEqual([{ savedAt: now, values: restored, base: restored }]);
});

it('survives storage that is full or blocked', () => {
  const throwBlocked = () => {
    throw new DOMException('No', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: throwBlocked,
    setItem: throwBlocked,
    removeItem: throwBlocked,
    key: throwBlocked,
    length: 1,
  });
  expect(writeDrafts(draftKey, [draft])).toBe(false);
  expect(readDrafts(draftKey, like, now)).toEqual([]);
  expect(() => clearDrafts(7)).not.toThrow();
  expect(() => sweepDrafts(now)).not.toThrow();
});

it('removes the drafts of one person only', () => {
  writeDrafts(draftKey, [draft]);
  writeDrafts({ ...draftKey, owner: 71 }, [draft]);
  localStorage.setItem('token', 'abc');
  clearDrafts(7);
  expect(readDrafts(draftKey, like, now)).toEqual([]);
  expect(readDrafts({ ...draftKey, owner: 71 }, like, now)).toHaveLength(1);
  clearDrafts(null);
  expect(localStorage.length).toBe(1);
});

it('keeps drafts of the tab in its memory only, until the person logs out', () => {
  const inTab = { ...draftKey, storage: 'tab' } as const;
  expect(writeDrafts(inTab, [draft])).toBe(true);
  expect(localStorage.length).toBe(0);
  expect(readDrafts(inTab, like, now)).toEqual([draft]);
  expect(readDrafts(draftKey, like, now)).toEqual([]);
  clearDrafts(7);
  expect(readDrafts(inTab, like, now)).toEqual([]);
});

it('sweeps drafts that are too old or malformed', () => {
  writeDrafts(draftKey, [draft]);
  writeDrafts({ ...draftKey, form: 'old' }, [{ ...draft, savedAt: now - draftLife - 1 }]);
  localStorage.setItem('draft.7.rubbish', '{');
  sweepDrafts(now);
  expect(localStorage.length).toBe(1);
  expect(readDrafts(draftKey, like, now)).toHaveLength(1);
});

it('compares forms field by field', () => {
  expect(sameValues(like, { title: '', required: true })).toBe(true);
  expect(sameValues(like, { title: ' ', required: true })).toBe(false);
});

it('forgets what a visitor typed when somebody logs in, and nothing of members', () => {
  const [visitor, member] = [
    { owner: 'visitor', form: 'registration', storage: 'tab' },
    { owner: 7, form: 'bank', storage: 'tab' },
  ] as const;
  for (const form of [visitor, member]) writeDrafts(form, [draft]);
  session.start('abc');
  expect(readDrafts(visitor, like, now)).toEqual([]);
  expect(readDrafts(member, like, now)).toEqual([draft]);
  session.end();
  clearDrafts(7);
});
