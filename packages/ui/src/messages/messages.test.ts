import { describe, expect, it } from 'vitest';
import { fold } from '../format/index.ts';
import { listMessages } from './catalogue.ts';
import { namedTexts } from './namedTexts.ts';
import { quotedTexts } from './quotedTexts.ts';

const messages = listMessages();
const textsOf = (area: string) => messages.filter((message) => message.area === area).map((message) => message.text);

/** A text without what a careless copy changes: case, accents, punctuation and blanks. */
const skeleton = (text: string) => fold(text).replace(/[^\p{L}\p{N}{}]/gu, '');

describe('the texts of the specification', () => {
  const openEnded = quotedTexts.filter(({ text }) => text.endsWith(' ...'));
  const complete = quotedTexts.filter((quoted) => !openEnded.includes(quoted));

  it.each(complete)('has "$text" (section $section) in the $area catalogue', ({ text, area }) => {
    expect(textsOf(area)).toContain(text);
  });

  it('has one not-logged-in sentence for each of the network and earnings screens', () => {
    expect(openEnded.map(({ text }) => text)).toEqual(['Você precisa estar logado para ver ...']);
    const sentence = /^Você precisa estar logado para ver \S.*[^.]\.$/;
    const found = Object.fromEntries(
      messages.filter(({ key }) => key.startsWith('session.loginNeeded.')).map(({ key, text }) => [key, text]),
    );
    for (const screen of [
      'referrals',
      'earnings',
      'earningsPanel',
      'videos',
      'qualifications',
      'funds',
      'withdrawals',
    ]) {
      expect(found[`session.loginNeeded.${screen}`]).toMatch(sentence);
    }
  });

  it('are listed once each, all of them', () => {
    const texts = quotedTexts.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toHaveLength(131);
  });

  it.each(namedTexts)('has "$text" ($source) in the $area catalogue', ({ text, area }) => {
    expect(textsOf(area)).toContain(text);
  });
});

describe('the catalogue', () => {
  it('words no fixed text a second way', () => {
    const fixed = new Set([...quotedTexts, ...namedTexts].map(({ text }) => text));
    const skeletons = new Set([...fixed].map(skeleton).filter(Boolean));
    const strays = messages.filter(({ text }) => skeletons.has(skeleton(text)) && !fixed.has(text));
    expect(strays).toEqual([]);
  });

  it.each([
    ['is empty', /^$/],
    ['starts or ends with a blank', /^\s|\s$/],
    ['has two blanks in a row', /\s\s/],
    ['has a value that is missing', /undefined|null|NaN|\[object/],
    ['has a value without its braces', /\$\{|\{\}/],
    ['has the one-character ellipsis, which the specification never uses', /…/],
    ['has a typographic quote', /[“”‘’]/],
  ])('has no text that %s', (_fault, pattern) => {
    expect(messages.filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  it('is written in composed letters, so that equal texts compare as equal', () => {
    expect(messages.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
  });
});
