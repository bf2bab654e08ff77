import { operationIds, operations, type OperationId } from '@raiz/contract';
import { TrieRouter } from 'hono/router/trie-router';

/** An operation with its path parameters as texts, or the methods that its path allows. */
export type Route = { id: OperationId; path: Record<string, string> } | { allow: string };

const router = new TrieRouter<OperationId>();
for (const id of operationIds) {
  const { method, path } = operations[id];
  router.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), id);
}

/** Every method of the contract, in the order of `Allow`, and HEAD. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

function match(method: string, pathname: string) {
  return router.match(method === 'HEAD' ? 'GET' : method, pathname)[0];
}

/** Decodes a path segment (`%31` is 1). An invalid encoding stays unchanged: no parameter accepts it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Finds the operation of a method and a path below `/api` ("/courses/3"); null for a path that the contract does not
 * have. A trailing slash makes another path, as in the contract. HEAD is GET.
 */
export function routeOf(method: string, pathname: string): Route | null {
  const [found] = match(method, pathname);
  if (!found) {
    const allowed = methods.filter((other) => match(other, pathname).length > 0);
    return allowed.length > 0 ? { allow: [...allowed, 'OPTIONS'].join(', ') } : null;
  }
  const [id, parameters] = found;
  const path = Object.entries(parameters).map(([name, value]) => [name, decoded(String(value))] as const);
  return { id, path: Object.fromEntries(path) };
}
