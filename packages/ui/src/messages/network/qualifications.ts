import { statusLabels } from '../../components/domain/Badge/statusLabels.ts';
import type { Values } from '../values.ts';
import { levelLabels } from '../levelLabels.ts';

/** Texts of the qualifications `/perfil/qualificacoes` (docs/specification.md#qualifications). */
export const qualificationsMessages = {
  title: 'Qualificações',
  loading: 'Carregando suas qualificações',
  loadFailed: 'Erro ao buscar qualificações.',
  qualifiedOn: ({ date }: Values<'date'>) => `Última qualificação: ${date}`,
  ladder: 'Níveis',
  youAreHere: 'Seu nível',
  /** The state of each rung of the ladder; `youAreHere` labels the current one. */
  rungLabels: { start: 'Ponto de partida', reached: 'Alcançado', next: 'Próximo' },
  nextLevel: 'Próximo nível',
  showAllLevels: 'Mostrar todos os níveis',
  showFewerLevels: 'Mostrar menos níveis',
  unknownLevel: 'Não informado',
  nextStep: 'Próximo passo',
  progressLabels: statusLabels.progress,
  nearestTo: ({ level }: Values<'level'>) => `Quem está mais perto de ${level}`,
  noNextStep: 'Ainda não há meta para o próximo nível.',
  topReached: 'Parabéns! Você alcançou o nível mais alto.',

  /* Levels in order, as the API sends them */
  levels: levelLabels,

  /* Direct referrals */
  directReferrals: 'Indicados diretos',
  all: 'Todos',
  levelCount: ({ level, count }: Values<'level' | 'count'>) => `${level} (${count})`,
  noMatch: 'Nenhum indicado direto com este nível.',
  count: {
    none: '0 indicados',
    one: '1 indicado',
    many: ({ count }: Values<'count'>) => `${count} indicados`,
  },
  noDirectReferrals: 'Você ainda não tem indicados diretos.',
  name: 'Nome',
  email: 'E-mail',
  status: 'Status',
  active: 'Ativo',
  inactive: 'Inativo',
  level: 'Nível',
  levelBefore: ({ level }: Values<'level'>) => `já foi ${level}`,
  recognisedLevel: 'Nível reconhecido',
  currentQualification: 'Qualificação atual',
  activeOf: ({ active, total }: Values<'active' | 'total'>) => `${active} de ${total} indicados diretos ativos`,
} as const;
