/**
 * Parts of a whole in whole percents that add up to 100 exactly, as they are written beside the bars: rounded down first,
 * the rest given to those that lost most.
 * @param amounts in cents
 * @returns null when there is no whole to speak of: nothing came in, or something was taken back
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
