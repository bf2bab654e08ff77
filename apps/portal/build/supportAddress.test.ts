import { expect, test } from 'vitest';
import { readSupportAddress } from './supportAddress.ts';

test.each([undefined, ''])('without VITE_SUPPORT_URL there is no address: %s', (text) => {
  expect(readSupportAddress(text)).toBe('');
});

test.each(['https://example.com/ajuda?de=portal', 'mailto:ajuda@example.com', 'tel:+5511912345678'])(
  'takes a web page, an e-mail address or a telephone: %s',
  (text) => {
    expect(readSupportAddress(text)).toBe(text);
  },
);

test.each([
  'example.com/ajuda',
  'http://example.com',
  'https://ana@example.com',
  'https://',
  'javascript:alert(1)',
  'mailto:',
  'mailto:ajuda',
  'tel:ajuda',
])('refuses another one in a sentence: %s', (text) => {
  expect(() => readSupportAddress(text)).toThrow(`VITE_SUPPORT_URL is "${text}": set it to an address such as`);
});
