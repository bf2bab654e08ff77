import { describe, expect, it } from 'vitest';
import { follow, listOperations, mediaOf, type MediaObject, readDocument } from '../generate/document.ts';
import { checkRequest, checkResponse, isOperationId, operations } from './index.ts';

const document = readDocument();
const { examples } = document.components;

function valuesOf(media: MediaObject): [string, unknown][] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => [name, follow(example, examples).value]);
}

const all = listOperations(document).map(({ id, object }) => {
  if (!isOperationId(id)) throw new Error(`${id} is missing from the generated table`);
  return { id, object };
});
const pairs = all.flatMap(({ id, object }) =>
  Object.entries(object.responses).map(([status, response]) => ({
    id,
    status: Number(status),
    media: mediaOf(document, response),
  })),
);

function errorText(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined;
}

describe('the examples', () => {
  it.each(pairs)('$id $status has named examples that fit their schema', ({ id, status, media }) => {
    if (media === undefined) return;
    const values = valuesOf(media);
    expect(values.length).toBeGreaterThan(0);
    for (const [name, value] of values) expect([name, checkResponse(id, status, value)]).toEqual([name, []]);
  });

  it.each(all.filter(({ object }) => object.requestBody !== undefined))(
    '$id has request examples that the contract accepts',
    ({ id, object }) => {
      const values = object.requestBody === undefined ? [] : valuesOf(object.requestBody.content['application/json']);
      expect(values.length).toBeGreaterThan(0);
      const path = Object.fromEntries(
        [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']),
      );
      for (const [name, body] of values) expect([name, checkRequest(id, { path, body })]).toEqual([name, []]);
    },
  );

  it('has only success and error in a refused progress call', () => {
    const rejected = pairs.filter(({ id, status }) =>
      id.includes('LessonProgress') || id.includes('LessonComplete') ? [403, 404].includes(status) : false,
    );
    expect(rejected).toHaveLength(4);
    for (const { media } of rejected) {
      for (const [, value] of media === undefined ? [] : valuesOf(media))
        expect(value).toEqual({ success: false, error: errorText(value) });
    }
  });
});
