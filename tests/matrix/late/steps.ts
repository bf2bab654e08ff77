import * as fc from 'fast-check';
import type { Step } from './heldReplies.ts';

/** The seed of the interleavings; the variable RANDOM_SEED tries others. */
export const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_121);

/** The steps of one interleaving, and the order in which the remaining replies are released. */
export interface Interleaving {
  steps: Step[];
  turns: number[];
}

/** The values that steps are chosen from. */
export interface StepOptions {
  paths: readonly string[];
  tokens: readonly string[];
  others?: readonly Step[];
}

/** Random interleavings of navigation, logins and late replies. */
export function interleavings({ paths, tokens, others = [] }: StepOptions, count: number): Interleaving[] {
  const go = fc.constantFrom(...paths).map((path): Step => ({ kind: 'go', path }));
  const login = fc.constantFrom(...tokens).map((token): Step => ({ kind: 'login', token }));
  const arrive = fc.nat({ max: 20 }).map((which): Step => ({ kind: 'reply', which }));
  const step = fc.oneof(
    { weight: 5, arbitrary: go },
    { weight: tokens.length > 1 ? 2 : 0, arbitrary: login },
    { weight: 6, arbitrary: arrive },
    { weight: 1, arbitrary: fc.constantFrom(40, 320).map((time): Step => ({ kind: 'wait', time })) },
    ...(others.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...others) }] : []),
  );
  const steps = fc
    .tuple(login, go, fc.array(step, { minLength: 5, maxLength: 14 }))
    .map(([first, second, rest]) => [first, second, ...rest]);
  const turns = fc.array(fc.nat({ max: 20 }), { minLength: 8, maxLength: 8 });
  return fc.sample(fc.record({ steps, turns }), { numRuns: count, seed });
}
