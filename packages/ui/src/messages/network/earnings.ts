import type { Values } from '../values.ts';

/**
 * Texts of the monthly earnings `/perfil/ganhos` and the detailed earnings `/perfil/painel-ganhos`
 * (docs/specification.md#detailed-earnings).
 */
export const earningsMessages = {
  loading: 'Carregando seus ganhos',
  loadFailed: 'Erro ao buscar ganhos.',

  /* Monthly page */
  monthly: {
    title: 'Ganhos do mês',
    announced: ({ month, total }: Values<'month' | 'total'>) => `Total de ${month}: ${total}`,
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    none: 'Nenhum ganho neste mês.',
    noneHelp: 'Quando sua rede gerar um bônus, ele aparece aqui.',
    goToPanel: 'Ver painel de ganhos',
    goToWithdrawals: 'Ver saques',
    paidOn: ({ date }: Values<'date'>) => `saque pago em ${date}`,
    withdrawal: ({ status }: Values<'status'>) => `saque ${status}`,
    noWithdrawal: 'ainda sem saque',
  },

  /* Detailed page */
  panel: {
    title: 'Painel de ganhos',
    none: 'Você ainda não tem ganhos.',
    noneHelp: 'Quando sua rede gerar um bônus, ele aparece aqui.',
    noMatch: 'Nenhum ganho com estes filtros.',
    month: 'Mês',
    year: 'Ano',
    all: 'Todos',
    total: 'desde o início',
    shownTotal: 'Total dos lançamentos mostrados',
    noMonths: 'Nenhum lançamento tem data.',
    undated: 'Lançamentos sem data não entram nos totais por mês.',
    exportCsv: 'Baixar CSV',
  },

  /* Columns */
  date: 'Data',
  amount: 'Valor',
  type: 'Tipo de bônus',
  depth: 'Profundidade',
  ofDepth: ({ depth }: Values<'depth'>) => `profundidade\u00a0${depth}`,
  subscriber: 'Assinante',
  subscriberNumber: ({ id }: Values<'id'>) => `Assinante ${id}`,
  order: 'Ordenar por',
  levelBonus: 'Bônus de nível',
  nobody: 'Não identificado',
  withoutDate: 'Sem data',
  total: 'Total',
  linesCaption: 'Bônus',
  noRows: 'Nenhum lançamento para mostrar.',
  rowsDiffer: 'A soma dos lançamentos é diferente do total: a lista pode estar incompleta.',
  totalsFromRows: 'Totais somados a partir dos lançamentos mostrados.',
  byType: 'Totais por tipo',
  byMonth: 'Totais por mês',
  period: ({ from, to }: Values<'from' | 'to'>) => `De ${from} a ${to}`,
  newestMonths: ({ count }: Values<'count'>) => `Últimos ${count} meses`,
  untilToday: ({ month }: Values<'month'>) => `${month}, até hoje`,
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  asTableDone: 'Mostrando a tabela.',
  asChartDone: 'Mostrando o gráfico.',
  barLabel: ({ label, value }: Values<'label' | 'value'>) => `${label}: ${value}`,
  barKeys: 'Use as setas para ir de um mês ao outro.',
  shareBelow: '<1%',
  shareAbove: '>99%',

  /* Values of bonus_type */
  bonusLabels: {
    direct: 'Direto',
    indirect: 'Indireto',
    diamond: 'Diamond',
    diamond_double: 'Double Diamond',
    diamond_triple: 'Triple Diamond',
    diamond_centurion: 'Centurion Diamond',
    diamond_imperial: 'Imperial Diamond',
  },
  count: {
    none: 'Nenhum bônus',
    one: '1 bônus',
    many: ({ count }: Values<'count'>) => `${count} bônus`,
  },
} as const;
