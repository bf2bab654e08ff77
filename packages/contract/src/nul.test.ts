import { expect, test } from 'vitest';
import { follow, listOperations, readDocument } from '../generate/document.ts';
import { checkRequest } from './checkRequest.ts';
import { operations, type OperationId } from './generated/operations.ts';

function isOperationId(id: string): id is OperationId {
  return id in operations;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const document = readDocument();

/** Each text of each request example, with NUL put into it; what is never answered again may hold it. */
const requests = listOperations(document).flatMap(({ id, object }) => {
  const examples = object.requestBody?.content['application/json'].examples ?? {};
  const bodies = Object.values(examples).map((place) => follow(place, document.components.examples).value);
  return bodies.filter(isFields).flatMap((body) =>
    Object.entries(body)
      .filter(([field, text]) => typeof text === 'string' && !/senha|password|^token$|email/i.test(field))
      .map(([field, text]) => ({ id, field, body: { ...body, [field]: `${String(text)}\u0000b` } })),
  );
});

test('there are requests with texts', () => {
  expect(requests.length).toBeGreaterThan(30);
});

// Answers may not hold NUL, so a text that gets in would turn every answer about it into a violation.
test.each(requests)('$id takes no NUL in $field', ({ id, field, body }) => {
  expect(isOperationId(id) && checkRequest(id, { body }).map((problem) => problem.field)).toContain(field);
});
