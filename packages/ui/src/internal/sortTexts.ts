/** Words for putting a table in order. */
export const sortTexts = {
  label: 'Ordenar por',
  none: 'Ordem original',
  ascending: 'crescente',
  descending: 'decrescente',
} as const;
