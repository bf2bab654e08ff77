import { expect, it } from 'vitest';
import { valueAt } from './edges.ts';

it.each([
  ['a text that may be null', ['string', 'null'], { null: null, empty: '', absent: undefined }],
  // An empty text is no number: a valid backend rejects it.
  ['a number that may be null', ['integer', 'null'], { null: null, empty: undefined, absent: undefined }],
  ['a text', 'string', { null: undefined, empty: undefined, absent: undefined }],
])('%s has only the edges that its schema accepts', (_field, type, values) => {
  const schema = { type };
  expect({
    null: valueAt('null', 'campo', schema, 'x'),
    empty: valueAt('empty', 'campo', schema, 'x'),
    absent: valueAt('absent', 'campo', schema, 'x'),
  }).toEqual(values);
});
