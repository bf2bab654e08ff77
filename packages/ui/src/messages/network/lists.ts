import type { Values } from '../values.ts';

/** Texts around the lists of the network: their filters, their order and their pages. */
export const networkListsMessages = {
  filters: {
    title: 'Filtros',
    inUse: ({ label, count }: Values<'label' | 'count'>) => `${label} (${count})`,
    clear: 'Limpar filtros',
    showResults: ({ count }: Values<'count'>) => `Mostrar ${count}`,
  },

  sorting: { label: 'Ordenar por', none: 'Ordem original', ascending: 'crescente', descending: 'decrescente' },

  /* Pages of 100 rows (docs/specification.md#limits) */
  pages: {
    label: 'Páginas',
    number: 'Página',
    of: ({ last }: Values<'last'>) => `de ${last}`,
    first: 'Primeira página',
    previous: 'Página anterior',
    next: 'Próxima página',
    last: 'Última página',
    range: ({ first, last, total }: Values<'first' | 'last' | 'total'>) => `${first} a ${last} de ${total}`,
    none: 'Nenhum item',
  },
} as const;
