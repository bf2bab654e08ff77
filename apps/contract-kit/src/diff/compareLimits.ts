import { shown } from '../core/finding.ts';
import { isSame } from '../core/values.ts';
import { type Pair, type Sides, tell, turned } from './severity.ts';

const most = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const least = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

function limitOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** Lengths, ranges, patterns, formats, and whether unknown fields are refused. */
export function compareLimits(sides: Sides, { place, before, after }: Pair): void {
  for (const word of [...most, ...least]) {
    const isMost = most.includes(word);
    const none = isMost ? Infinity : -Infinity;
    const [was, is] = [limitOf(before[word], none), limitOf(after[word], none)];
    if (was === is) continue;
    const way = is < was === isMost ? 'narrower' : 'wider';
    const worst = sides.direction === 'request' ? 'breaking' : 'risky';
    const text = `${word} was ${shown(before[word])}, is ${shown(after[word])}`;
    tell(sides, turned(sides, way, worst), `limit-${way}`, place, text);
  }
  for (const word of ['pattern', 'format']) {
    if (isSame(before[word], after[word])) continue;
    const text = `${word} was ${shown(before[word])}, is ${shown(after[word])}`;
    if (before[word] === undefined) tell(sides, turned(sides, 'narrower'), `${word}-added`, place, text);
    else if (after[word] === undefined) tell(sides, turned(sides, 'wider', 'risky'), `${word}-removed`, place, text);
    else tell(sides, 'risky', `${word}-changed`, place, text);
  }
  const [wasClosed, isClosed] = [before['additionalProperties'] === false, after['additionalProperties'] === false];
  if (isClosed && !wasClosed)
    tell(sides, turned(sides, 'narrower'), 'fields-closed', place, 'unknown fields are refused now');
  if (wasClosed && !isClosed)
    tell(sides, turned(sides, 'wider', 'risky'), 'fields-opened', place, 'unknown fields pass now');
}
