import { isObject } from '@raiz/api-client/rules';
import * as fc from 'fast-check';
import { dates, numbers, texts } from './extremes.ts';

/** The keys and indexes that lead to a value in a body. */
type JsonPath = readonly (string | number)[];

/** Deepest level that is changed. */
const deepest = 12;

function pathsOf(value: unknown, at: JsonPath = []): JsonPath[] {
  if (at.length > deepest) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return [at, ...inner.flatMap(([step, one]) => pathsOf(one, [...at, step]))];
}

/** Returns the new value; undefined removes it. */
type Change = (value: unknown) => unknown;

function nest(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
}

function many(value: unknown, times: number): unknown {
  return Array.isArray(value)
    ? Array.from({ length: times }, () => value)
        .flat()
        .slice(0, times)
    : String(value).repeat(3);
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Change>(() => undefined) },
  { weight: 3, arbitrary: fc.constant<Change>(() => null) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...numbers).map(
      (number): Change =>
        () =>
          number,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...texts).map(
      (text): Change =>
        () =>
          text,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...dates).map(
      (date): Change =>
        () =>
          date,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map(
      (truth): Change =>
        () =>
          truth,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], { length: 1 }).map(
      (empty): Change =>
        () =>
          empty,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(3, 40, 2_000).map(
      (depth): Change =>
        () =>
          nest(depth),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(2, 60).map(
      (times): Change =>
        (value) =>
          many(value, times),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Change>((value) => (Array.isArray(value) ? value.toReversed() : String(value))) },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ maxDepth: 2 }).map(
      (other): Change =>
        () =>
          other,
    ),
  },
);

function changeAt(value: unknown, [step, ...rest]: JsonPath, change: Change): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, at) => {
      const next = at === step ? changeAt(one, rest, change) : one;
      return next === undefined ? [] : [next];
    });
  }
  if (!isObject(value)) return value;
  return { ...value, [step]: changeAt(value[step], rest, change) };
}

/**
 * A valid answer with one to three values changed: removed, null, another type, huge, empty,
 * repeated or deeply nested.
 */
export function mutated(right: unknown): fc.Arbitrary<unknown> {
  const edits = fc.array(fc.record({ position: fc.nat(), change: changes }), { minLength: 1, maxLength: 3 });
  return edits.map((all) =>
    all.reduce((body, { position, change }) => {
      const paths = pathsOf(body);
      return changeAt(body, paths[position % paths.length] ?? [], change) ?? null;
    }, right),
  );
}
