/** Default texts of the table's sort controls. */
export const sortTexts = {
  label: 'Ordenar por',
  none: 'Ordem original',
  ascending: 'crescente',
  descending: 'decrescente',
} as const;
