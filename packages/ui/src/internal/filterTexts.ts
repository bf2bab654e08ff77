/** Words around the filters of a list. */
export const filterTexts = {
  title: 'Filtros',
  clear: 'Limpar filtros',
  active: 'Filtros em uso',
  inUse: ({ label, count }: { label: string; count: string }) => `${label} (${count})`,
  remove: ({ filter }: { filter: string }) => `Remover filtro: ${filter}`,
} as const;
