import { expect, it } from 'vitest';
import { lessonKind } from './lessonKind.ts';

const empty = { content: null, video_url: null, resource_url: null };

it.each([
  ['a video', { video_url: 'https://vimeo.com/76979871', content: 'Assista.' }, 'video'],
  ['a text', { content: 'Leia.' }, 'text'],
  ['a resource', { resource_url: 'https://a.br/x.pdf' }, 'text'],
  ['a link to another place', { video_url: 'https://youtu.be/1', content: 'Leia.' }, 'text'],
  ['nothing, or what is withheld', { content: ' ' }, undefined],
])('%s', (_name, parts, kind) => {
  expect(lessonKind({ ...empty, ...parts })).toBe(kind);
});
