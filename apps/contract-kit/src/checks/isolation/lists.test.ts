import { flatten, responseSchema } from '@raiz/contract/document';
import { expect, it } from 'vitest';
import { document, responsesOf } from '../../core/contract.ts';
import { listIsolation } from './lists.ts';
import { ownReads } from './others.ts';

it('a check looks for rows of others in every list of one member', () => {
  const lists = ownReads.filter((id) => {
    const response = responsesOf(id)['200'];
    const schema = response && responseSchema(document, response);
    const { type, properties = {} } = schema ? flatten(document, schema) : {};
    return type === 'array' || Object.values(properties).some((field) => field.type === 'array');
  });
  const unchecked = lists.filter((id) => !listIsolation.some((check) => check.id === `isolation.${id}`));
  expect(
    unchecked.map((id) => `${id}: add it to ownLists in lists.ts, or to sharedReads in others.ts if all read the same`),
  ).toEqual([]);
});
