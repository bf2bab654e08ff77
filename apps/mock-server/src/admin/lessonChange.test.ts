import { expect, it } from 'vitest';
import { changedFields } from './lessonChange.ts';

it('holds only what was sent', () => {
  expect(changedFields({ published: 1 })).toEqual({ published: 1 });
  expect(Object.keys(changedFields({ published: 0 }))).toEqual(['published']);
  expect(changedFields({})).toEqual({});
});

it('clears optional fields by null or an empty string', () => {
  const sent = { content: null, video_url: '', resource_url: ' , ' };
  expect(changedFields(sent)).toEqual({ content: null, video_url: null, resource_url: null });
});

it('trims title and links, and leaves the text as written', () => {
  const sent = { title: ' Aula 1 ', video_url: ' https://vimeo.com/1 ', content: '  recuo' };
  expect(changedFields(sent)).toEqual({ title: 'Aula 1', video_url: 'https://vimeo.com/1', content: '  recuo' });
});
