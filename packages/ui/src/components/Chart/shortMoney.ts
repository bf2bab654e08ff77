/** Compact figures keep as many decimals as the steps of an axis need: R$ 1,25 mil. */
const compact = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

const withCents = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * A figure beside an axis: `R$ 500`, `R$ 1,25 mil`, `R$ 2 mi`; cents only where there are any below one thousand. Between
 * `R$` and the digits stands a no-break space (U+00A0), as Intl writes it.
 * @param cents the figure in cents
 */
export function shortMoney(cents: number): string {
  const reais = cents / 100;
  return Number.isInteger(reais) || Math.abs(reais) >= 1000 ? compact.format(reais) : withCents.format(reais);
}
