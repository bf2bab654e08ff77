import { expect, test } from 'vitest';
import { paragraphsOf, videoName, videosOf, videoTypes, videoLabel } from './videos.ts';

test('known types have names, and unknown ones are shown as received', () => {
  expect(videoTypes.map(videoLabel)).toEqual(['Conquista', 'Bônus', 'Anúncio']);
  expect(videoLabel('palestra')).toBe('palestra');
  expect(videoLabel('constructor')).toBe('constructor');
  expect(videoLabel(' ')).toBe('--');
});

test('a link is named by its type and its date, if it has one', () => {
  const video = { id: 1, type: 'bonus', content: 'https://vimeo.com/1', video_date: '2026-10-20' };
  expect(videoName(video)).toBe('Bônus de 20/10/2026');
  expect(videoName({ ...video, video_date: null })).toBe('Bônus');
});

test('the entries of a type keep their order', () => {
  const video = (id: number, type: string) => ({ id, type, content: 'x', video_date: null });
  const videos = [video(3, 'bonus'), video(2, 'anuncio'), video(1, 'bonus')];
  expect(videosOf(videos, 'bonus').map(({ id }) => id)).toEqual([3, 1]);
  expect(videosOf(videos, 'conquista')).toEqual([]);
});

test('a text is split into paragraphs', () => {
  expect(paragraphsOf(' Um \r\n\n  dois\n')).toEqual(['Um', 'dois']);
  expect(paragraphsOf(' \n')).toEqual([]);
});
