import { randomUUID } from 'node:crypto';
import { isObject } from '@raiz/api-client/rules';
import { follow, mediaOf } from '@raiz/contract/document';
import { beforeAll, expect, it } from 'vitest';
import { readJson } from './core/answer.ts';
import { document, operationIds, responsesOf } from './core/contract.ts';
import { textAt } from './core/values.ts';
import { operationOf } from './testDefects/plant.ts';
import { chosen, demoApi, findingLine, prepareDemo, runChecks, toolsOf } from './testKit.ts';

let result: Awaited<ReturnType<typeof runChecks>>;

/** What the checks were answered: "logIn 403 Acesso negado.". */
const answered = new Set<string>();

/** An answer of an operation: its status, with the sentence of a refusal. */
function answerText(id: string, status: number, body: unknown): string {
  return `${id} ${status} ${status < 400 ? '' : textAt(body, '/error')}`.trim();
}

/** Every answer of the document with its sentences; a backend gives 429 and 500 when it likes. */
function declaredAnswers(): string[] {
  return operationIds.flatMap((id) =>
    Object.entries(responsesOf(id)).flatMap(([status, response]) => {
      const examples = Object.values(mediaOf(document, response)?.examples ?? {});
      const bodies = examples.map((example) => follow(example, document.components.examples).value);
      if (bodies.length === 0) bodies.push(undefined);
      return ['429', '500'].includes(status) ? [] : bodies.map((body) => answerText(id, Number(status), body));
    }),
  );
}

/** A value with an undeclared field in each object, new in each answer. */
function withMore(value: unknown, moment: string): unknown {
  if (Array.isArray(value)) return value.map((row) => withMore(row, moment));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, one]): [string, unknown] => [name, withMore(one, moment)]);
  return Object.fromEntries([...inner, ['x_answered', moment]]);
}

// A correct backend may add fields (docs/api-decisions.md#unknown-fields): the kit must ignore them.
async function addsFields(response: Response): Promise<Response> {
  const text = await response.text();
  const body = readJson(text);
  const sent = body === undefined ? text : JSON.stringify(withMore(body, randomUUID()));
  return new Response(sent === '' ? null : sent, response);
}

beforeAll(async () => {
  const api = demoApi();
  const shared = await prepareDemo(async (request) => {
    const id = operationOf(request);
    const response = await api.fetch(request);
    if (id !== undefined) answered.add(answerText(id, response.status, readJson(await response.clone().text())));
    return addsFields(response);
  }, toolsOf(api));
  answered.clear();
  result = await runChecks(chosen(), shared);
}, 180_000);

it('finds nothing wrong with a good server that adds fields, and leaves nothing out', () => {
  const { findings, skipped, outcomes } = result;
  expect(findings.map(findingLine)).toEqual([]);
  expect(skipped).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(370);
});

it('gets from the mock server each status and each sentence of the document, and no other sentence', () => {
  const declared = new Set(declaredAnswers());
  const unmet = [...declared].filter((answer) => !answered.has(answer));
  expect(unmet, 'examples of openapi.yaml that no check gets: each needs a check, or goes').toEqual([]);
  const unknown = [...answered].filter((answer) => !declared.has(answer));
  expect(unknown, 'answers that are no example of their operation and status in openapi.yaml').toEqual([]);
});
