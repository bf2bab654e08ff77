import { shown } from '../core/finding.ts';
import { isSame } from '../core/values.ts';
import { type Pair, type Sides, tell, turned } from './severity.ts';

/** The values of a closed set, or null where the set is open. */
function closedSet(part: Pair['before']): unknown[] | null {
  if (Array.isArray(part['enum'])) return part['enum'];
  return 'const' in part ? [part['const']] : null;
}

/** Closed sets (enum, const), known values of open ones, defaults. */
export function compareValues(sides: Sides, { place, before, after }: Pair): void {
  const [was, is] = [closedSet(before), closedSet(after)];
  if (was && is) {
    const gone = was.filter((value) => !is.some((one) => isSame(one, value)));
    const come = is.filter((value) => !was.some((one) => isSame(one, value)));
    if (gone.length > 0)
      tell(sides, turned(sides, 'narrower'), 'value-removed', place, `no ${gone.map(shown).join(', ')} any more`);
    if (come.length > 0)
      tell(sides, turned(sides, 'wider'), 'value-added', place, `${come.map(shown).join(', ')} may stand here too`);
  } else if (is) tell(sides, turned(sides, 'narrower'), 'values-closed', place, `only ${is.map(shown).join(', ')}`);
  else if (was) tell(sides, turned(sides, 'wider'), 'values-opened', place, 'any value may stand here now');
  if (!isSame(before['x-valores-conhecidos'], after['x-valores-conhecidos']))
    tell(sides, 'risky', 'known-values', place, `known values are ${shown(after['x-valores-conhecidos'])}`);
  if (!isSame(before['default'], after['default']))
    tell(sides, 'risky', 'default-changed', place, `the default is ${shown(after['default'])}`);
  if (!isSame(before['x-erro'], after['x-erro']))
    tell(sides, 'risky', 'error-text', place, `the text of the refusal is ${shown(after['x-erro'])}`);
}
