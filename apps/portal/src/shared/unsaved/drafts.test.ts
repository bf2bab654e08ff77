import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../stories/memoryStorage.ts';
import { draftLife, hasDraft, readDraft, sweepDrafts, writeDraft } from './drafts.ts';

const now = 1_800_000_000_000;
const draftKey = { owner: 7, form: 'lesson:12', storage: 'device' } as const;
const like = { title: '', required: true };
const draft = { savedAt: now - 1000, values: { title: 'Olá', required: false }, base: like };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('keeps one draft for each form, the last one', () => {
  expect(hasDraft(draftKey)).toBe(false);
  expect(writeDraft(draftKey, { ...draft, savedAt: now - 2000 })).toBe(true);
  expect(writeDraft(draftKey, draft)).toBe(true);
  expect(readDraft(draftKey, like, now)).toEqual(draft);
  writeDraft(draftKey, null);
  expect(hasDraft(draftKey)).toBe(false);
});

it('keeps the drafts of each person and each form apart', () => {
  writeDraft(draftKey, draft);
  expect(readDraft({ ...draftKey, owner: 71 }, like, now)).toBeNull();
  expect(readDraft({ ...draftKey, form: 'lesson:1' }, like, now)).toBeNull();
});

it('stores nothing without an owner', () => {
  expect(writeDraft({ ...draftKey, owner: null }, draft)).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(readDraft({ ...draftKey, owner: null }, like, now)).toBeNull();
});

it.each([
  ['broken text', '{'],
  ['another thing', '"yes"'],
  ['null', 'null'],
  ['no time', JSON.stringify({ values: draft.values })],
  ['an impossible time', JSON.stringify({ ...draft, savedAt: 1e300 })],
  ['another form', JSON.stringify({ ...draft, values: { name: 'x' } })],
  ['other types', JSON.stringify({ ...draft, values: { title: 1, required: 'yes' } })],
  ['a malformed beginning', JSON.stringify({ ...draft, base: 'x' })],
  ['no beginning', JSON.stringify({ ...draft, base: undefined })],
  ['no values', JSON.stringify({ savedAt: now, values: null })],
  ['a draft that is too old', JSON.stringify({ ...draft, savedAt: now - draftLife })],
])('ignores %s', (_, stored) => {
  localStorage.setItem('draft.7.lesson:12', stored);
  expect(readDraft(draftKey, like, now)).toBeNull();
});

it.each([
  ['lacks a new field', { title: 'Olá' }, { title: 'Olá', required: true }],
  ['has a field that the form has no more', { ...draft.values, url: 'x' }, draft.values],
  ['has a field that was a text', { title: 'Olá', required: 'no' }, { title: 'Olá', required: true }],
])('restores a draft that %s', (_, values, restored) => {
  localStorage.setItem('draft.7.lesson:12', JSON.stringify({ savedAt: now, values, base: values }));
  expect(readDraft(draftKey, like, now)).toEqual({ savedAt: now, values: restored, base: restored });
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
  expect(writeDraft(draftKey, draft)).toBe(false);
  expect(readDraft(draftKey, like, now)).toBeNull();
  expect(() => sweepDrafts(now)).not.toThrow();
});

it('keeps drafts of the tab in its memory only', () => {
  const inTab = { ...draftKey, storage: 'tab' } as const;
  expect(writeDraft(inTab, draft)).toBe(true);
  expect(localStorage.length).toBe(0);
  expect(readDraft(inTab, like, now)).toEqual(draft);
  expect(readDraft(draftKey, like, now)).toBeNull();
});

it('sweeps drafts that are too old or malformed', () => {
  writeDraft(draftKey, draft);
  writeDraft({ ...draftKey, form: 'old' }, { ...draft, savedAt: now - draftLife - 1 });
  localStorage.setItem('draft.7.rubbish', '{');
  sweepDrafts(now);
  expect(localStorage.length).toBe(1);
  expect(readDraft(draftKey, like, now)).not.toBeNull();
});
