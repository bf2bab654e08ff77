import * as fc from 'fast-check';
import { dates, numbers, texts } from './extremes.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A place in a body, named by the steps that lead to it. */
type Place = readonly (string | number)[];

/** No right answer is deeper than this. */
const deepest = 12;

function placesOf(value: unknown, at: Place = []): Place[] {
  if (at.length > deepest) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : isFields(value) ? Object.entries(value) : [];
  return [at, ...inner.flatMap(([step, one]) => placesOf(one, [...at, step]))];
}

/** What becomes of the value at one place; undefined: it is gone. */
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

function changeAt(value: unknown, [step, ...rest]: Place, change: Change): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, at) => {
      const next = at === step ? changeAt(one, rest, change) : one;
      return next === undefined ? [] : [next];
    });
  }
  if (!isFields(value)) return value;
  return { ...value, [step]: changeAt(value[step], rest, change) };
}

/**
 * A right answer with one to three places of it spoilt: gone, null, of another type, huge, empty,
 * doubled, deep.
 */
export function mutated(right: unknown): fc.Arbitrary<unknown> {
  const spots = fc.array(fc.record({ spot: fc.nat(), change: changes }), { minLength: 1, maxLength: 3 });
  return spots.map((all) =>
    all.reduce((body, { spot, change }) => {
      const places = placesOf(body);
      return changeAt(body, places[spot % places.length] ?? [], change) ?? null;
    }, right),
  );
}
