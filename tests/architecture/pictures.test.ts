import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acceptedFolder, acceptedPictures } from '../../.storybook/pictures/options.ts';

/** Names of pictures that are the same byte for byte, in groups. */
function equalPictures(pictures: Readonly<Record<string, Buffer>>): string[][] {
  const groups = new Map<string, string[]>();
  for (const [name, bytes] of Object.entries(pictures)) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    groups.set(hash, [...(groups.get(hash) ?? []), name]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

test('no accepted picture is the same as another', () => {
  const pictures = acceptedPictures().map((name) => [name, readFileSync(path.join(acceptedFolder, `${name}.png`))]);
  expect(pictures.length).toBeGreaterThan(0);
  // Name the part of the page as the story's `subject` (.storybook/frame/stage.ts).
  expect(equalPictures(Object.fromEntries(pictures))).toEqual([]);
});

test('a picture that is the same as another is found', () => {
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  expect(equalPictures({ form: one, list: other, preview: one })).toEqual([['form', 'preview']]);
});
