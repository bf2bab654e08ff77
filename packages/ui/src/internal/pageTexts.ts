/** Words of the pages of a list. */
export const pageTexts = {
  label: 'Páginas',
  page: 'Página',
  of: ({ last }: { last: string }) => `de ${last}`,
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
  range: ({ from, to, total }: { from: string; to: string; total: string }) => `${from} a ${to} de ${total}`,
  none: 'Nenhum item',
} as const;
