import { buildEarning } from '@raiz/api-client/testData';
import type { Earning } from './earnings.ts';

/** A seeded generator of random integers: the same seed repeats a failure. */
export function seededInt(seed: number): (min: number, max: number) => number {
  let state = seed;
  return (min, max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

const types = ['direct', 'indirect', 'diamond', 'diamond_double', 'diamond_imperial', 'algo_novo', ''];

function randomDay(randomInt: (min: number, max: number) => number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  if (randomInt(1, 12) === 1) return null;
  return `${randomInt(2024, 2026)}-${two(randomInt(1, 12))}-${two(randomInt(1, 28))}`;
}

/** An earning with its exact amount in cents. */
export interface RandomEarning extends Earning {
  /** The exact amount. */
  cents: number;
}

/**
 * Random earnings: odd cents, negative bonuses, unknown types, missing days.
 * @param maxCents Largest amount in cents.
 */
export function randomEarnings(seed: number, count: number, maxCents = 999_999): RandomEarning[] {
  const randomInt = seededInt(seed);
  return Array.from({ length: count }, (_, index) => {
    const cents = randomInt(-Math.floor(maxCents / 4), maxCents);
    const earning = buildEarning({
      id: index + 1,
      earning_date: randomDay(randomInt),
      // As JSON has it: the floating-point number nearest to the amount.
      amount: Number((cents / 100).toFixed(2)),
      bonus_type: types[randomInt(0, types.length - 1)] ?? '',
      id_assinante: randomInt(1, 9) === 1 ? null : randomInt(1, 5000),
      level: randomInt(1, 9) === 1 ? null : randomInt(1, 9),
    });
    return { ...earning, cents };
  });
}
