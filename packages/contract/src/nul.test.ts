import { isObject } from '@raiz/api-client/rules';
import { expect, test } from 'vitest';
import { follow, listOperations, readDocument } from '../generate/document.ts';
import { checkRequest } from './checkRequest.ts';
import { isOperationId } from './paths.ts';

const document = readDocument();

/** Each text of each request example with NUL in it, except texts that no answer repeats. */
const requests = listOperations(document).flatMap(({ id, object }) => {
  const examples = object.requestBody?.content['application/json'].examples ?? {};
  const bodies = Object.values(examples).map((example) => follow(example, document.components.examples).value);
  return bodies.filter(isObject).flatMap((body) =>
    Object.entries(body)
      .filter(([field, text]) => typeof text === 'string' && !/senha|password|^token$|email/i.test(field))
      .map(([field, text]) => ({ id, field, body: { ...body, [field]: `${String(text)}\u0000b` } })),
  );
});

test('there are requests with texts', () => {
  expect(requests.length).toBeGreaterThan(30);
});

// Answers must not contain NUL, so every answer with a stored one would be a violation.
test.each(requests)('$id refuses NUL in $field', ({ id, field, body }) => {
  expect(isOperationId(id) && checkRequest(id, { body }).map((problem) => problem.field)).toContain(field);
});
