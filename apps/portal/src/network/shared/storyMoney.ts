/** Reads an amount of money from a text, in cents. */
export function readCents(text: string | null | undefined): number {
  // Two dashes before the money are an empty value, not a minus.
  const money = /(^|[^-])(-?)R\$\s?([\d.]+),(\d\d)|R\$\s?([\d.]+),(\d\d)/.exec(text ?? '');
  if (!money) throw new Error(`No money stands in "${text}"`);
  const [, , sign = '', reais = money[5] ?? '', cents = money[6] ?? ''] = money;
  return Number(`${sign}${reais.replaceAll('.', '')}${cents}`);
}
