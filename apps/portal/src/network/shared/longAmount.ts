/** Whether an amount, such as 'R$ 1.284,50', needs a smaller size or a line of its own. */
export function isLongAmount(amount: string): boolean {
  return amount.length > 15;
}
