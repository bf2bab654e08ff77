import { expect, it } from 'vitest';
import { shortLink } from './shortLink.ts';

it.each([
  ['https://portal.com.br/cadastro?ref=2', 'portal.com.br/cadastro', '?ref=2'],
  ['http://localhost:3000/a/cadastro?ref=2', 'localhost:3000/a/cadastro', '?ref=2'],
  ['https://portal.com.br/cadastro?next=/perfil', 'portal.com.br/cadastro', '?next=/perfil'],
  ['https://portal.com.br', 'portal.com.br', ''],
  ['https://portal.com.br/certificados/7', 'portal.com.br/certificados', '/7'],
])('%s', (link, start, end) => {
  expect(shortLink(link)).toEqual({ start, end });
});

it.each(['2', '', 'https://', 'javascript:alert(1)'])('leaves %j as it is', (text) => {
  expect(shortLink(text)).toBeNull();
});
