import * as fc from 'fast-check';
import type { Step } from './holding.ts';

/** Every run meets the same interleavings; the variable RANDOM_SEED tries others. */
export const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_121);

/** One interleaving: what happens, and in which order the replies that are left come in. */
export interface Interleaving {
  steps: Step[];
  turns: number[];
}

/** What may happen in the interleavings of one kind. */
export interface Happenings {
  paths: readonly string[];
  tokens: readonly string[];
  others?: readonly Step[];
}

/** Random interleavings in which somebody goes about faster than the server answers. */
export function interleavings({ paths, tokens, others = [] }: Happenings, count: number): Interleaving[] {
  const go = fc.constantFrom(...paths).map((path): Step => ({ kind: 'go', path }));
  const become = fc.constantFrom(...tokens).map((token): Step => ({ kind: 'become', token }));
  const arrive = fc.nat({ max: 20 }).map((which): Step => ({ kind: 'arrive', which }));
  const step = fc.oneof(
    { weight: 5, arbitrary: go },
    { weight: tokens.length > 1 ? 2 : 0, arbitrary: become },
    { weight: 6, arbitrary: arrive },
    { weight: 1, arbitrary: fc.constantFrom(40, 320).map((time): Step => ({ kind: 'rest', time })) },
    ...(others.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...others) }] : []),
  );
  const steps = fc
    .tuple(become, go, fc.array(step, { minLength: 5, maxLength: 14 }))
    .map(([first, second, rest]) => [first, second, ...rest]);
  const turns = fc.array(fc.nat({ max: 20 }), { minLength: 8, maxLength: 8 });
  return fc.sample(fc.record({ steps, turns }), { numRuns: count, seed });
}
