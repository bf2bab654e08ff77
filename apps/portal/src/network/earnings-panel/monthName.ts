const names = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

/** A month (1 to 12) without its year, such as `novembro`. */
export function monthName(month: number): string {
  return names.format(Date.UTC(2026, month - 1, 1));
}

/** The twelve months in their order. */
export const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1);
