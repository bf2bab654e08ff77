import { expect, test } from 'vitest';
import { goneStories, updated, type Album, type Taken } from './album.ts';

const album: Album = {
  machine: 'this',
  pictures: { 'a--default': { 'light 1280': '1' }, 'b--default': { 'light 1280': '2' } },
};
const taken: Taken[] = [
  { file: 'a.stories.tsx', story: 'a--default', mode: 'light 1280', fingerprint: 'blurred' },
  { file: 'a.stories.tsx', story: 'a--default', mode: 'light 1280', fingerprint: '3' },
  { file: 'a.stories.tsx', story: 'a--default', mode: 'dark 1280', fingerprint: '4' },
];

test('an update of some stories leaves the others alone, and the last picture of a mode counts', () => {
  expect(updated(album, 'this', taken, false).pictures).toEqual({
    'a--default': { 'light 1280': '3', 'dark 1280': '4' },
    'b--default': { 'light 1280': '2' },
  });
});

test('an update of all forgets stories that are gone', () => {
  expect(Object.keys(updated(album, 'this', taken, true).pictures)).toEqual(['a--default']);
});

test('pictures of two machines never stand in one album', () => {
  expect(updated(album, 'other', taken, false)).toEqual({
    machine: 'other',
    pictures: { 'a--default': { 'light 1280': '3', 'dark 1280': '4' } },
  });
});

test('stories that are gone are named', () => {
  expect(goneStories(album, taken)).toEqual(['b--default']);
});
