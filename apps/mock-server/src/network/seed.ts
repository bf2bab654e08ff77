import type { Database } from '../core/database.ts';
import { seedEarnings } from './seed/earnings.ts';
import { seedReferrals } from './seed/referrals.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';
import { dayBefore, dayOf, monthBefore } from '../shared/seedDates.ts';

/**
 * Entries of "Meus Vídeos e Conquistas": all three types, links and texts, one without a date. Announcements are for
 * everyone, the others belong to Mariana.
 */
function seedVideos(now: Date): Database['videos'] {
  const entries: { type: string; age: number | null; content: string }[] = [
    { type: 'anuncio', age: 412, content: 'https://vimeo.com/22439234' },
    { type: 'conquista', age: 365, content: 'Parabéns, Mariana! Você completou seu primeiro ano na rede.' },
    { type: 'bonus', age: 301, content: 'https://vimeo.com/76979871' },
    { type: 'conquista', age: 214, content: 'https://vimeo.com/1084537' },
    {
      type: 'anuncio',
      age: 160,
      content:
        'A convenção anual já tem data e lugar: três dias em Florianópolis, com oficinas de liderança, reconhecimento dos novos Diamonds e uma roda de conversa com a diretoria. As inscrições abrem na próxima semana, e quem tem assinatura ativa não paga a entrada.',
    },
    { type: 'bonus', age: 97, content: 'Bônus em dobro para indicações diretas até o fim do mês.' },
    { type: 'conquista', age: 63, content: 'Sua equipe passou de 100 pessoas ativas. Obrigado por fazer parte!' },
    {
      type: 'bonus',
      age: 34,
      content: 'https://vimeo.com/76979871?autoplay=0&title=1&byline=0&portrait=0&texttrack=pt-BR#t=1m20s',
    },
    { type: 'anuncio', age: 12, content: 'https://portal.exemplo.com.br/novidades/nova-area-de-cursos' },
    { type: 'conquista', age: 3, content: 'Novo certificado: Educação financeira para quem empreende.' },
    { type: 'anuncio', age: null, content: 'Em breve: encontro ao vivo com a diretoria.' },
  ];
  return entries.map(({ type, age, content }, index) => ({
    id: index + 1,
    ...(type === 'anuncio' ? {} : { user_id: 2 }),
    type,
    video_date: age === null ? null : dayBefore(now, age),
    content,
  }));
}

/** The two community funds, in reais. */
function seedFunds(): Database['funds'] {
  return [
    { type: 'community', amount: 48_732.57 },
    { type: 'promoter', amount: 12_905.4 },
  ];
}

type Prize = [tipo: string, premio: number | string, vencedor: string | null];

/** One prize per past month, the latest first: money, a thing, or without a winner. */
const prizes: Prize[] = [
  ['community', 1500, 'Beatriz Carvalho'],
  ['promoter', 'Viagem para Gramado (RS) com acompanhante', 'Otávio Magalhães'],
  ['community', 1250.5, 'Íris Guimarães'],
  ['promoter', 800, null],
  ['community', 'Notebook de 14 polegadas', 'João Pedro Assunção'],
  ['community', 2000, 'Mariana Souza'],
  ['promoter', 'Ingresso para a convenção anual', 'Fabíola Nóbrega'],
  ['community', 'Prêmio acumulado para o mês seguinte', null],
  ['promoter', 950.75, 'Sebastião Gonçalves'],
  ['community', 1100, 'Luíza Conceição'],
  ['promoter', 'Cesta de produtos da estação', 'Estêvão Brandão'],
  ['community', 1320.9, 'Antônia Valença'],
  ['promoter', 700, 'Rômulo Damasceno'],
  ['community', 'Viagem para Fernando de Noronha', 'Verônica Simões'],
];

/** The prizes of the funds, one on the last day of each of the past fourteen months. */
function seedFundHistory(now: Date): Database['fundHistory'] {
  return prizes.map(([tipo, premio, vencedor], index) => {
    const month = monthBefore(now, index + 1);
    return { data: dayOf(month, month.lastDay), tipo, premio, vencedor };
  });
}

/**
 * The initial tables of the network area; dates count from `now`, other values from the seed
 * number.
 */
export function networkSeed(
  now: Date,
  seed = 0,
): Pick<Database, 'referrals' | 'earnings' | 'withdrawals' | 'videos' | 'funds' | 'fundHistory'> {
  const referrals = seedReferrals(now, seed);
  const earnings = seedEarnings(referrals, now, seed);
  return {
    referrals,
    earnings,
    withdrawals: seedWithdrawals(earnings, now),
    videos: seedVideos(now),
    funds: seedFunds(),
    fundHistory: seedFundHistory(now),
  };
}
