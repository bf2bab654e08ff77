/** The amount times a hundred by its digits: 1.005 has 100.5 cents, although 1.005 * 100 comes out a little below. */
function hundredfold(amount: number): number {
  const digits = String(amount);
  return digits.includes('e') ? amount * 100 : Number(`${digits}e2`);
}

/**
 * Reais as whole cents, so that sums are exact: 0.1 and 0.2 are 30 cents. Halves of a cent go away from zero, as in what
 * `formatMoney` shows.
 */
export function toCents(reais: number): number {
  // Adding zero turns a minus zero into zero, which would show a sign.
  return Math.sign(reais) * Math.round(hundredfold(Math.abs(reais))) + 0;
}

/** The sum in cents of amounts in reais, each counted to the cent as it is shown. Those that are no finite number count nothing. */
export function sumInCents(amounts: readonly number[]): number {
  return amounts.filter(Number.isFinite).reduce((sum, reais) => sum + toCents(reais), 0);
}
