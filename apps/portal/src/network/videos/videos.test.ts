import { buildVideo } from '@raiz/api-client/testData';
import { expect, test } from 'vitest';
import { videoName, videosOf, videoTypes, videoLabel } from './videos.ts';

test('known types have names, and unknown ones are shown as received', () => {
  expect(videoTypes.map(videoLabel)).toEqual(['Conquista', 'Bônus', 'Anúncio']);
  expect(videoLabel('palestra')).toBe('palestra');
  expect(videoLabel('constructor')).toBe('constructor');
  expect(videoLabel(' ')).toBe('--');
});

test('a link is named by its type and its date, if it has one', () => {
  expect(videoName(buildVideo({ type: 'bonus', video_date: '2026-10-20' }))).toBe('Bônus de 20/10/2026');
  expect(videoName(buildVideo({ type: 'bonus' }))).toBe('Bônus');
});

test('the entries of a type keep their order', () => {
  const videos = [
    buildVideo({ id: 3, type: 'bonus' }),
    buildVideo({ id: 2, type: 'anuncio' }),
    buildVideo({ id: 1, type: 'bonus' }),
  ];
  expect(videosOf(videos, 'bonus').map(({ id }) => id)).toEqual([3, 1]);
  expect(videosOf(videos, 'conquista')).toEqual([]);
});
