/** Reais as whole cents, so that sums are exact: 0.1 and 0.2 are 30 cents. Halves of a cent go up. */
export function toCents(reais: number): number {
  // Adding zero turns a minus zero into zero, which would show a sign.
  return Math.round(reais * 100) + 0;
}

/** The sum in cents of amounts in reais, each counted to the cent as it is shown. Those that are no finite number count nothing. */
export function sumInCents(amounts: readonly number[]): number {
  return amounts.filter(Number.isFinite).reduce((sum, reais) => sum + toCents(reais), 0);
}
