import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTexts } from '@raiz/api-client/rules';
import { errorTexts, operationIds } from '@raiz/contract';
import { listOperations, readDocument } from '@raiz/contract/document';
import { expect, test } from 'vitest';
import { loginMessages } from '../../packages/ui/src/messages/account.ts';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { coursePreviewMessages } from '../../packages/ui/src/messages/learning.ts';
import { quotedTexts, withoutValues } from '../../packages/ui/src/messages/quotedTexts.ts';
import { root } from '../../scripts/lib/root.mjs';

const document = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const decisions = document('api-decisions.md');

/** Normalizes a text of a Markdown document: one line, without the marks of bold text. */
const plain = (text: string) => text.replaceAll('**', '').replaceAll(/\s+/g, ' ');

const catalogue = new Set(listMessages().map(({ text }) => withoutValues(text)));
const screenTexts = [decisions, document('specification.md')].flatMap(quotedTexts);
const quotedByDocuments = new Set(screenTexts.map(({ text }) => withoutValues(text)));
const errors = new Set(operationIds.flatMap((id) => Object.values(errorTexts[id]).flat()));

/** The texts of x-mensagens with their operation, without the text of the server. */
const screenMessages = listOperations(readDocument()).flatMap(({ id, object }) =>
  Object.values(object['x-mensagens'])
    .flat()
    .filter((text) => text !== '{servidor}')
    .map((text) => ({ id, text })),
);

/** Readable lines, so that a failure says what to do. */
function problems(found: readonly { id: string; text: string }[], advice: string): string[] {
  return found.map(({ id, text }) => `${id}: "${text}" ${advice}`);
}

test('the catalogue has every text of x-mensagens', () => {
  const missing = screenMessages.filter(({ text }) => !catalogue.has(withoutValues(text)));
  expect(problems(missing, 'is in openapi.yaml alone: add it to packages/ui/src/messages')).toEqual([]);
});

test('a document quotes every text of x-mensagens', () => {
  const missing = screenMessages.filter(({ text }) => !quotedByDocuments.has(withoutValues(text)));
  expect(problems(missing, "needs 'single quotes' in docs/specification.md or docs/api-decisions.md")).toEqual([]);
});

test('the catalogue has every screen text of the API decisions', () => {
  const strays = quotedTexts(decisions).filter(({ text }) => !catalogue.has(withoutValues(text)));
  const found = strays.map(({ text }) => ({ id: 'docs/api-decisions.md', text }));
  expect(problems(found, 'is not in packages/ui/src/messages: change the document or the catalogue')).toEqual([]);
});

test('the API decisions quote every error sentence of the examples', () => {
  const missing = [...errors].filter((text) => !plain(decisions).includes(`"${text}"`));
  const found = missing.map((text) => ({ id: 'openapi.yaml', text }));
  expect(problems(found, 'needs "double quotes" at its operation in docs/api-decisions.md')).toEqual([]);
});

test('the examples have every error sentence that the API decisions quote with a status', () => {
  const quoted = [...plain(decisions).matchAll(/\b4\d\d "([^"]+)"/g)].map(([, text = '']) => text);
  expect(quoted.length).toBeGreaterThan(20);
  const found = quoted.filter((text) => !errors.has(text)).map((text) => ({ id: 'docs/api-decisions.md', text }));
  expect(problems(found, 'has no example in openapi.yaml')).toEqual([]);
});

test('the copies of texts of the server are those that the client recognises', () => {
  const { serverAlreadyEnrolled, serverNeedsSubscription } = coursePreviewMessages;
  expect([loginMessages.confirmEmail, serverAlreadyEnrolled, serverNeedsSubscription]).toEqual(
    Object.values(serverTexts),
  );
});

test('an example has every server text that the client recognises', () => {
  const unknown = Object.values(serverTexts).filter((text) => ![...errors].some((error) => error.includes(text)));
  expect(unknown).toEqual([]);
});
