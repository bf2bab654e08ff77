import { buildEarning } from '@raiz/api-client/testData';
import type { Earning } from './earnings.ts';

/**
 * Chance that repeats itself: the same seed gives the same whole numbers, so that a failure can be
 * seen again.
 */
export function seededInt(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + Math.floor((state / 2 ** 32) * (most - least + 1));
  };
}

const types = ['direct', 'indirect', 'diamond', 'diamond_double', 'diamond_imperial', 'algo_novo', ''];

function chanceDay(whole: (least: number, most: number) => number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  if (whole(1, 12) === 1) return null;
  return `${whole(2024, 2026)}-${two(whole(1, 12))}-${two(whole(1, 28))}`;
}

/** An earning whose amount is known in cents, apart from what the server would send. */
export interface ChanceEarning extends Earning {
  /** The amount, from which `amount` was written. */
  cents: number;
}

/**
 * Random earnings: odd cents, negative bonuses, unknown types, missing days.
 * @param most Largest amount in cents.
 */
export function chanceEarnings(seed: number, count: number, most = 999_999): ChanceEarning[] {
  const whole = seededInt(seed);
  return Array.from({ length: count }, (_, index) => {
    const cents = whole(-Math.floor(most / 4), most);
    const earning = buildEarning({
      id: index + 1,
      earning_date: chanceDay(whole),
      // As JSON would bring it: the nearest number to so many reais and cents.
      amount: Number((cents / 100).toFixed(2)),
      bonus_type: types[whole(0, types.length - 1)] ?? '',
      id_assinante: whole(1, 9) === 1 ? null : whole(1, 5000),
      level: whole(1, 9) === 1 ? null : whole(1, 9),
    });
    return { ...earning, cents };
  });
}
