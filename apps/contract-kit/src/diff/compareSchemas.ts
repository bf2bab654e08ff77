import { isSame } from '../core/values.ts';
import { compareLimits } from './compareLimits.ts';
import { compareValues } from './compareValues.ts';
import { type Part, partOf, partsOf, textsOf } from './openDocument.ts';
import { type Pair, type Sides, tell, turned } from './severity.ts';

/** The place a schema is told by: its own name when it has one, else where it stands. */
function placeOf(part: Part, place: string): string {
  const reference = part['$ref'];
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : place;
}

function compareFields(sides: Sides, { place, before, after }: Pair, seen: ReadonlySet<string>): void {
  const [was, is] = [new Map(partsOf(before['properties'])), new Map(partsOf(after['properties']))];
  const [needed, needs] = [new Set(textsOf(before['required'])), new Set(textsOf(after['required']))];
  const isRequest = sides.direction === 'request';
  for (const [name, field] of was) {
    const here = `${place}/${name}`;
    const next = is.get(name);
    if (!next) {
      const severity = !isRequest && needed.has(name) ? 'breaking' : 'risky';
      tell(sides, severity, 'field-removed', here, 'the field is gone');
      continue;
    }
    if (needs.has(name) && !needed.has(name))
      tell(sides, turned(sides, 'narrower'), 'field-required', here, 'the optional field is required now');
    if (needed.has(name) && !needs.has(name))
      tell(sides, turned(sides, 'wider'), 'field-optional', here, 'the required field is optional now');
    compareSchemas(sides, { place: here, before: field, after: next }, seen);
  }
  for (const name of is.keys()) {
    if (was.has(name)) continue;
    const isDemand = isRequest && needs.has(name);
    const text = `a new ${needs.has(name) ? 'required' : 'optional'} field`;
    tell(sides, isDemand ? 'breaking' : 'safe', 'field-added', `${place}/${name}`, text);
  }
}

function compareVariants(sides: Sides, pair: Pair, word: 'oneOf' | 'anyOf', seen: ReadonlySet<string>): void {
  const list = (part: Part) => {
    const variants = part[word];
    return Array.isArray(variants) ? variants.map(partOf) : [];
  };
  const [was, is] = [list(pair.before), list(pair.after)];
  const name = (variant: Part, at: number) =>
    placeOf(variant, textsOf(variant['type']).join(' or ') || `variant ${at + 1}`);
  const [names, nextNames] = [was.map(name), is.map(name)];
  was.forEach((variant, at) => {
    const next = is[nextNames.indexOf(name(variant, at))];
    if (!next)
      tell(sides, turned(sides, 'narrower'), 'variant-removed', pair.place, `no ${name(variant, at)} any more`);
    else compareSchemas(sides, { place: `${pair.place}/${name(variant, at)}`, before: variant, after: next }, seen);
  });
  nextNames.forEach((variant) => {
    if (!names.includes(variant))
      tell(sides, turned(sides, 'wider'), 'variant-added', pair.place, `${variant} may stand here too`);
  });
}

function compareTypes(sides: Sides, { place, before, after }: Pair): void {
  const [was, is] = [textsOf(before['type']), textsOf(after['type'])];
  if (was.length === 0 || is.length === 0 || isSame(was.toSorted(), is.toSorted())) return;
  const [gone, come] = [was.filter((type) => !is.includes(type)), is.filter((type) => !was.includes(type))];
  const text = `${was.join(' or ')} became ${is.join(' or ')}`;
  const severity =
    gone.length > 0 && come.length > 0 ? 'breaking' : turned(sides, gone.length > 0 ? 'narrower' : 'wider');
  tell(sides, severity, 'type-changed', place, text);
}

/** Compares two versions of a schema, and all that is in them. References that come round again are looked at once. */
export function compareSchemas(
  sides: Sides,
  { place, before, after }: Pair,
  seen: ReadonlySet<string> = new Set(),
): void {
  const key = `${String(before['$ref'])} ${String(after['$ref'])}`;
  const isNamed = '$ref' in before || '$ref' in after;
  if (isNamed && seen.has(key)) return;
  const next = isNamed ? new Set([...seen, key]) : seen;
  const pair = { place: placeOf(after, place), before: sides.old.schema(before), after: sides.new.schema(after) };
  compareTypes(sides, pair);
  compareValues(sides, pair);
  compareLimits(sides, pair);
  compareFields(sides, pair, next);
  compareVariants(sides, pair, 'oneOf', next);
  compareVariants(sides, pair, 'anyOf', next);
  if ('items' in pair.before && 'items' in pair.after)
    compareSchemas(
      sides,
      { place: `${pair.place}/*`, before: partOf(pair.before['items']), after: partOf(pair.after['items']) },
      next,
    );
}
