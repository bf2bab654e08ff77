/**
 * Shares in whole percent that add up to exactly 100 (largest remainder method).
 * @param amounts in cents
 * @returns null if the sum is zero or less, or an amount is negative
 */
export function sharesOf(amounts: readonly number[]): number[] | null {
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  if (sum <= 0 || amounts.some((amount) => amount < 0)) return null;
  const exact = amounts.map((amount) => (amount / sum) * 100);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((before, share) => before + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((one, other) => other.lost - one.lost || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
