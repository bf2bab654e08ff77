import { expect, it } from 'vitest';
import { listMessages } from '../catalogue.ts';
import { quotedTexts } from '../quotedTexts.ts';
import { quotedSection } from './quotedSection.ts';

it('tells the section that quotes a message', () => {
  expect(quotedSection({ area: 'account', text: 'Link copiado!' })).toBe(2);
  expect(quotedSection({ area: 'account', text: 'Erro ao fazer login.' })).toBe(8);
});

it('knows a text whose end each screen words itself', () => {
  expect(quotedSection({ area: 'global', text: 'Você precisa estar logado para ver seus saques.' })).not.toBeNull();
});

it('tells nothing of what is worded by us, nor of the same words in another area', () => {
  expect(quotedSection({ area: 'account', text: 'Área' })).toBeNull();
  expect(quotedSection({ area: 'network', text: 'Link copiado!' })).toBeNull();
});

it('leaves none of the quoted texts without a message', () => {
  const found = new Set(
    listMessages()
      .filter((message) => quotedSection(message) !== null)
      .map(({ text }) => text),
  );
  const complete = quotedTexts.filter(({ text }) => !text.endsWith(' ...'));
  expect(complete.filter(({ text }) => !found.has(text))).toEqual([]);
});
