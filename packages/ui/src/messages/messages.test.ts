import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from '../format/index.ts';
import { listMessages } from './catalogue.ts';
import { quotedTexts, withoutValues } from './quotedTexts.ts';

const specification = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/specification.md'), 'utf8');
const quoted = quotedTexts(specification);
const messages = listMessages();
const loginNeeded = messages.filter(({ key }) => key.startsWith('loginNeeded.'));

/** A text without details that a careless copy changes: case, accents, punctuation and spaces. */
const skeleton = (text: string) => normalizeForSearch(text).replace(/[^\p{L}\p{N}{}]/gu, '');

describe('the texts of the specification', () => {
  it('are many', () => {
    expect(quoted.length).toBeGreaterThan(190);
  });

  it.each(quoted)('has "$text" of docs/specification.md ($area)', ({ text, area }) => {
    const texts = messages.filter((message) => area === null || message.area === area);
    expect(texts.map((message) => withoutValues(message.text))).toContain(withoutValues(text));
  });

  it('has one not-logged-in sentence for each page, in the quoted form', () => {
    expect(specification).toContain("'Você precisa estar logado para ver ...'");
    expect(loginNeeded.length).toBeGreaterThan(6);
    const form = /^Você precisa estar logado para ver \S.*[^.]\.$/;
    expect(loginNeeded.filter(({ text }) => !form.test(text))).toEqual([]);
  });

  it('are not worded a second way', () => {
    const fixed = new Set(quoted.map(({ text }) => withoutValues(text)));
    const skeletons = new Set([...fixed].map(skeleton).filter(Boolean));
    const isStray = (text: string) => skeletons.has(skeleton(text)) && !fixed.has(text);
    expect(messages.filter(({ text }) => isStray(withoutValues(text)))).toEqual([]);
  });
});

describe('the quotes of a document', () => {
  it('are between single quotes, over line ends too, each once', () => {
    const text =
      "# A\n\n'Sair' and 'Meus\n  Cursos' of the user's page, 'Sair' again, 'Wait...', 'Could not …', 'Ver ...'.";
    expect(quotedTexts(text)).toEqual([
      { text: 'Sair', area: null },
      { text: 'Meus Cursos', area: null },
      { text: 'Wait...', area: null },
    ]);
  });

  it('belong to the area that the heading of a table of messages names', () => {
    const text = "## Messages\n\n### Account messages\n\n'Erro.'\n\n### Empty states\n\n'Nada.'\n";
    expect(quotedTexts(text)).toEqual([
      { text: 'Erro.', area: 'account' },
      { text: 'Nada.', area: null },
    ]);
  });

  it('compare with the catalogue without the names of their values', () => {
    expect(withoutValues('Restam N dias de teste')).toBe(withoutValues('Restam {count} dias de teste'));
    expect(withoutValues('Sair')).toBe('Sair');
  });
});

describe('the catalogue', () => {
  it.each([
    ['is empty', /^$/],
    ['starts or ends with a blank', /^\s|\s$/],
    ['has two blanks in a row', /\s\s/],
    ['has a value that is missing', /undefined|null|NaN|\[object/],
    ['has a value without its braces', /\$\{|\{\}/],
    ['has the one-character ellipsis, which the specification never uses', /…/],
    ['has a straight quotation mark', /"/],
  ])('has no text that %s', (_fault, pattern) => {
    expect(messages.filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  it('lets no "e-mail" break in two, but in the words of the specification', () => {
    const fixed = new Set(quoted.map(({ text }) => withoutValues(text)));
    expect(messages.filter(({ text }) => text.includes('e-mail') && !fixed.has(withoutValues(text)))).toEqual([]);
  });

  it('names one price of the plan', () => {
    const prices = messages.flatMap(({ text }) => text.match(/R\$ \S+\/mês/g) ?? []);
    expect(prices.length).toBeGreaterThan(1);
    expect(new Set(prices)).toEqual(new Set(['R$ 250,00/mês']));
  });

  it('is written in composed letters, so that equal texts compare as equal', () => {
    expect(messages.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
  });
});
