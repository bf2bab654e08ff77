import { expect, it } from 'vitest';
import { documentProblem } from '../generate/documentProblem.ts';

const document = `openapi: 3.1.0
paths:
  /a:
    get: { responses: { '200': { $ref: '#/components/responses/Ok' } } }
components:
  responses:
    Ok: { description: ok }
`;

it.each([
  ['nothing', document, document, null],
  ['a tab', '\n  /a', '\n\t/a', /^Tabs are not allowed as indentation at line 3, column \d+\.$/],
  ['a key twice', 'components:', 'paths:', 'Map keys must be unique at line 5, column 1.'],
  ['an open bracket', '{ description: ok }', '{ description: ok', /^[^\n]+ at line \d+, column \d+\.$/],
  ['a wrong reference', 'responses/Ok', 'responses/OK', '#/components/responses/OK at line 4 does not exist.'],
  ['another file', '#/components/responses/Ok', 'other.yaml', 'other.yaml at line 4 does not exist.'],
  ['no text', document, '', 'It needs "openapi", "paths" and "components".'],
  ['no map', document, 'text', 'It needs "openapi", "paths" and "components".'],
])('%s in a document is a sentence with the line', (_, from, to, sentence) => {
  const problem = documentProblem(document.replace(from, to));
  if (sentence instanceof RegExp) expect(problem).toMatch(sentence);
  else expect(problem).toBe(sentence);
});
