import { buildVideo } from '@raiz/api-client/testData';
import { expect, test } from 'vitest';
import { videosOf, videoTypes, videoLabel } from './videos.ts';

test('known types have names, and unknown ones are shown as received', () => {
  expect(videoTypes.map(videoLabel)).toEqual(['Conquista', 'Bônus', 'Anúncio']);
  expect(videoLabel('palestra')).toBe('palestra');
  expect(videoLabel('constructor')).toBe('constructor');
  expect(videoLabel(' ')).toBe('--');
});

test('the entries of a type keep their order', () => {
  const videos = [
    buildVideo({ id: 3, type: 'bonus' }),
    buildVideo({ id: 2, type: 'anuncio' }),
    buildVideo({ id: 1, type: ' bonus ' }),
  ];
  expect(videosOf(videos, 'bonus').map(({ id }) => id)).toEqual([3, 1]);
  expect(videosOf(videos, 'conquista')).toEqual([]);
});
