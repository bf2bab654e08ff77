import type { NextLevelStep } from '../components/LevelLadder/NextSteps.tsx';
import { strange } from '../internal/storyData.ts';

/** A direct referral as the qualification page shows it (`IndicadoDireto`). */
export interface StoryReferral {
  name: string;
  email: string;
  ativo: boolean;
  nivel_reconhecimento: string;
  nivel_qualificacao_atual: string;
}

/** One answer of GET /qualificacoes. */
export interface StoryQualification {
  nivel_atual: string;
  data_ultima_qualificacao: string | null;
  progresso_proximo: readonly NextLevelStep[];
  indicados: readonly StoryReferral[];
}

function referral(name: string, ativo: boolean, recognised: string, current: string): StoryReferral {
  const email = `${name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .split(' ')
    .join('.')}@exemplo.com.br`;
  return { name, email, ativo, nivel_reconhecimento: recognised, nivel_qualificacao_atual: current };
}

/** People at different places of the ladder. */
export const qualifications = {
  silver: {
    nivel_atual: 'Silver',
    data_ultima_qualificacao: '2026-09-02',
    progresso_proximo: [
      { text: 'Faltam 2 indicados diretos ativos para o nível Gold.', status: 'em_andamento' },
      { text: 'Assinatura ativa há 3 meses ou mais.', status: 'concluido' },
    ],
    indicados: [
      referral('Beatriz Carvalho', true, 'Bronze', 'Bronze'),
      referral('João Vítor Gonçalves de Albuquerque', true, 'Silver', 'Bronze'),
      referral('Ângela Conceição', false, 'Bronze', 'Nenhum'),
      referral('Tiago Nascimento', true, 'Nenhum', 'Nenhum'),
    ],
  },
  newcomer: {
    nivel_atual: 'Nenhum',
    data_ultima_qualificacao: null,
    progresso_proximo: [{ text: 'Indique 3 pessoas com assinatura ativa para o nível Bronze.', status: 'pendente' }],
    indicados: [],
  },
  top: {
    nivel_atual: 'Imperial Diamond',
    data_ultima_qualificacao: '2026-01-15',
    progresso_proximo: [],
    indicados: [referral('Cecília Prado', true, 'Centurion Diamond', 'Triple Diamond')],
  },
  unknown: {
    nivel_atual: 'Platinum',
    data_ultima_qualificacao: '2026-10-31',
    progresso_proximo: [{ text: 'Critérios do novo nível em definição.', status: 'em_revisao' }],
    indicados: [referral('Rafael Lima', true, 'Platinum', 'Gold')],
  },
  strange: {
    nivel_atual: strange.word,
    data_ultima_qualificacao: '2026-02-31',
    progresso_proximo: [{ text: strange.title, status: strange.word }],
    indicados: [
      {
        name: strange.word,
        email: `${strange.word}@exemplo.com.br`,
        ativo: false,
        nivel_reconhecimento: strange.word,
        nivel_qualificacao_atual: strange.mix,
      },
    ],
  },
} satisfies Record<string, StoryQualification>;
