import type { Values } from '../values.ts';

/**
 * Texts of the tree of `/perfil/rede-indicacoes` (docs/specification.md#network), which loads on
 * demand.
 */
export const referralTreeMessages = {
  treeLabel: 'Árvore da sua rede',
  withoutSponsor: 'Indicador fora da lista',
  inCircle: 'Indicações em ciclo',
  branch: {
    none: 'Sem indicados',
    one: '1 pessoa abaixo',
    many: ({ count }: Values<'count'>) => `${count} pessoas abaixo`,
  },
  people: {
    none: 'Ninguém',
    one: '1 pessoa',
    many: ({ count }: Values<'count'>) => `${count} pessoas`,
  },
  expandAll: 'Expandir tudo',
  collapseAll: 'Recolher tudo',
  findPerson: 'Buscar pessoa na árvore',
  findPersonPlaceholder: 'Buscar por nome ou e-\u2060mail',
  findPersonHint: 'Enter vai para o próximo resultado.',
  nextPerson: 'Próxima',
  foundAt: ({ position, count }: Values<'position' | 'count'>) => `${position} de ${count}`,
  found: {
    none: 'Ninguém com este nome ou e-\u2060mail.',
    one: '1 pessoa encontrada',
    many: ({ count }: Values<'count'>) => `${count} pessoas encontradas`,
  },
} as const;
