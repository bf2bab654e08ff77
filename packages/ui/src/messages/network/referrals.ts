import { statusLabels } from '../../components/domain/Badge/statusLabels.ts';
import type { Values } from '../values.ts';

/** Texts of the referral network `/perfil/rede-indicacoes` (docs/specification.md#network). */
export const referralsMessages = {
  title: 'Rede de indicações',
  loading: 'Carregando sua rede',
  loadFailed: 'Erro ao buscar indicações.',
  none: 'Você ainda não tem indicados.',
  noneHelp: 'Compartilhe seu link de indicação: quem se cadastrar por ele aparecerá aqui.',
  goToLink: 'Ver meu link de indicação',

  /* Columns and filters */
  name: 'Nome',
  email: 'E-mail',
  date: 'Data da indicação',
  dateColumn: 'Data',
  depth: 'Profundidade',
  status: 'Status',
  level: 'Nível',
  sponsor: 'Indicador',
  sponsorLevel: 'Nível do indicador',
  you: 'Você',
  all: 'Todos',
  allDepths: 'Todas',
  valueCount: ({ value, count }: Values<'value' | 'count'>) => `${value} (${count})`,
  noMatch: 'Nenhum indicado com estes filtros.',
  tableCaption: 'Pessoas da sua rede',

  /* Values of assinatura_status */
  statusLabels: statusLabels.person,

  /* Counts above the table, which are filters too */
  counts: 'Quantas pessoas',
  summary: {
    direct: 'Diretos',
    active: 'Ativos',
    trial: 'Em teste',
    inactive: 'Inativos',
    pending: 'Pendentes',
  },
  people: { none: 'Ninguém', one: '1 pessoa', many: ({ count }: Values<'count'>) => `${count} pessoas` },
  count: {
    none: '0 indicados',
    one: '1 indicado',
    many: ({ count }: Values<'count'>) => `${count} indicados`,
  },

  /* Name of the navigation between the pages of the table */
  pages: 'Páginas da rede',

  /* Table or tree, and the file */
  shape: 'Visualização',
  asTable: 'Tabela',
  asTree: 'Árvore',
  treeShowsAll: 'A árvore mostra a rede inteira: os filtros da tabela não valem aqui.',
  exporting: 'Preparando o arquivo...',
  exportCsv: 'Baixar CSV',
  /* Once the file is written */
  exportNotice: 'O arquivo tem dados pessoais de outras pessoas. Guarde-o em local seguro.',

  /* Sheet of a person */
  showInTree: 'Ver na árvore',
  showEarnings: 'Ver ganhos desta pessoa',
} as const;
