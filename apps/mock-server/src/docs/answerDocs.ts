import { operations } from '@raiz/contract';
import { page } from '../pages/page.ts';
import type { PageCall } from '../pages/routes.ts';
import { docsIndex, docsOperation, operationIds } from './docsPages.ts';
import { pathNames, readAttempt, tryOperation, type Attempt } from './tryIt.ts';

/** Largest form of a try, in characters: a body of the API's own limit, percent-encoded. */
const largestForm = 4_000_000;

function firstAttempt(id: (typeof operationIds)[number], example: string): Attempt {
  const { access } = operations[id];
  const as = access === 'admin' ? '1' : access === 'member' ? '2' : '';
  const path = Object.fromEntries(pathNames(id).map((name) => [name, '1']));
  const query = access === 'member' && operations[id].path.startsWith('/user/') ? 'user_id=2' : '';
  return { as, path, query, body: example };
}

/** The list of all operations. */
export function docsStart({ base, portal, reference }: PageCall): Response {
  const texts = reference?.();
  return page({ title: 'Referência da API', main: docsIndex(base, (id) => texts?.[id].summary), base }, portal);
}

/** The page of one operation; after its form was sent, with what came of it. Null when there is no such operation. */
export async function docsOf(call: PageCall, name: string): Promise<Response | null> {
  const { base, portal, place, world, origin, request, reference, send } = call;
  const id = operationIds.find((one) => one === name);
  if (id === undefined) return null;
  const texts = reference?.()[id];
  const shown = { id, base, world, texts };
  const title = `${operations[id].method} ${operations[id].path}`;
  if (request.method !== 'POST') {
    const attempt = firstAttempt(id, texts?.request?.examples[0]?.json ?? '');
    return page({ title, main: docsOperation({ ...shown, attempt, result: null }), base }, portal);
  }
  const form = (await request.text()).slice(0, largestForm);
  const attempt = readAttempt(id, new URLSearchParams(form));
  const result = await tryOperation(id, attempt, { world, worldName: place.name, origin, send });
  return page({ title, main: docsOperation({ ...shown, attempt, result }), base }, portal);
}
