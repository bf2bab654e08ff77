import { expect, it } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';

it('keeps, lists, replaces and forgets as a browser does', () => {
  const storage = memoryStorage();
  expect(storage.getItem('token')).toBeNull();
  storage.setItem('token', 'a');
  storage.setItem('theme', 'dark');
  storage.setItem('token', 'b');
  expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, 'token', 'theme', null]);
  expect(storage.getItem('token')).toBe('b');
  storage.removeItem('token');
  expect([storage.length, storage.getItem('token')]).toEqual([1, null]);
  storage.clear();
  expect(storage.length).toBe(0);
});

it('is not shared', () => {
  const [first, second] = [memoryStorage(), memoryStorage()];
  first.setItem('token', 'a');
  expect(second.getItem('token')).toBeNull();
});
