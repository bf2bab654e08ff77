const short = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** A month (1 to 12) in three letters as `nov`, for places where there is no room for more. */
export function shortMonth(month: number): string {
  // Intl ends short months with a dot; below twelve bars that is only noise.
  return short.format(Date.UTC(2000, month - 1, 1)).replace('.', '');
}
