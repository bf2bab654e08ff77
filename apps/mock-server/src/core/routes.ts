import { operations, type OperationId } from '@raiz/contract';

/** An operation at the end of a path, with the names of the parameters on the way to it. */
interface Leaf {
  id: OperationId;
  names: string[];
}

/** One segment of the contract's paths and what may follow it. */
interface Segment {
  fixed: Map<string, Segment>;
  parameter: Segment | null;
  methods: Map<string, Leaf>;
}

/** What stands at an address: an operation with its path parameters as texts, or the methods that would be allowed. */
export type Route = { id: OperationId; path: Record<string, string> } | { allow: string };

function emptySegment(): Segment {
  return { fixed: new Map(), parameter: null, methods: new Map() };
}

function isOperationId(id: string): id is OperationId {
  return id in operations;
}

function next(segment: Segment, part: string): Segment {
  if (part.startsWith('{')) return (segment.parameter ??= emptySegment());
  const known = segment.fixed.get(part) ?? emptySegment();
  segment.fixed.set(part, known);
  return known;
}

/** The tree of every path of the contract. */
function plant(): Segment {
  const root = emptySegment();
  for (const id of Object.keys(operations).filter(isOperationId)) {
    const { path, method } = operations[id];
    const parts = path.split('/').slice(1);
    const names = parts.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1));
    parts.reduce(next, root).methods.set(method, { id, names });
  }
  return root;
}

const root = plant();

/** A segment as it is meant: `%31` is 1. A broken encoding stays as it came, and no parameter accepts it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Walks down the tree; a fixed segment goes before a parameter, which is tried when the fixed one leads nowhere. */
function walk(segment: Segment, parts: string[], values: string[]): { segment: Segment; values: string[] } | null {
  const [part, ...rest] = parts;
  if (part === undefined) return segment.methods.size > 0 ? { segment, values } : null;
  const fixed = segment.fixed.get(part);
  const found = fixed ? walk(fixed, rest, values) : null;
  if (found) return found;
  return segment.parameter && part !== '' ? walk(segment.parameter, rest, [...values, decoded(part)]) : null;
}

/**
 * Finds the operation of a method and a path below `/api` ("/courses/3"), or null for a path that the contract does not have.
 * One walk over the segments, however many operations there are. A final slash makes another path, as in the contract.
 */
export function routeOf(method: string, pathname: string): Route | null {
  const found = walk(root, pathname.split('/').slice(1), []);
  if (!found) return null;
  const leaf = found.segment.methods.get(method);
  if (!leaf) return { allow: [...found.segment.methods.keys()].join(', ') };
  return { id: leaf.id, path: Object.fromEntries(leaf.names.map((name, at) => [name, found.values[at] ?? ''])) };
}
