import { addDays, localDay } from '@raiz/api-client/rules';
import type { Database } from '../core/database.ts';
import { seedEarnings } from './seed/earnings.ts';
import { seedReferrals } from './seed/referrals.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';
import { dayBefore, dayOf, monthBefore } from '../shared/seedDates.ts';

/** Tables that the network's tables follow. */
type Members = Pick<Database, 'users' | 'certificates'>;
type Entry = Omit<Database['videos'][number], 'id'>;

/** An achievement for each certificate, on the day of its issue. */
function certificateEntries({ certificates }: Members): Entry[] {
  return certificates.map(({ user_id, title, issued_at }) => ({
    user_id,
    type: 'conquista',
    video_date: localDay(new Date(issued_at)),
    content: `Novo certificado: ${title}.`,
  }));
}

/** Mariana's first year, and the day from which more than fifty people in her network are active. */
function milestones({ users }: Members, referrals: Database['referrals']): Entry[] {
  const joined = users.find(({ id }) => id === 2)?.joined_on;
  const active = referrals.filter((row) => row.owner_id === 2 && row.assinatura_status === 'Ativa');
  const dates = active.flatMap(({ referral_date }) => referral_date ?? []).sort();
  const reached = [
    {
      day: joined && addDays(joined, 365),
      content: 'Parabéns, Mariana! Você completou seu primeiro ano na rede.',
    },
    { day: dates[50], content: 'Sua equipe passou de 50 pessoas ativas. Obrigado por fazer parte!' },
  ];
  return reached.flatMap(({ day, content }) =>
    day === undefined ? [] : { user_id: 2, type: 'conquista', video_date: day, content },
  );
}

/**
 * Entries of "Meus Vídeos e Conquistas": all three types, links and texts, one without a date. Announcements are for
 * everyone, the others belong to Mariana.
 */
function seedVideos(now: Date, members: Members, referrals: Database['referrals']): Database['videos'] {
  const entries: { type: string; age: number | null; content: string }[] = [
    { type: 'anuncio', age: 412, content: 'https://vimeo.com/22439234' },
    { type: 'bonus', age: 301, content: 'https://vimeo.com/76979871' },
    { type: 'conquista', age: 214, content: 'https://vimeo.com/1084537' },
    {
      type: 'anuncio',
      age: 160,
      content:
        'A convenção anual já tem data e lugar: três dias em Florianópolis, com oficinas de liderança, reconhecimento dos novos Diamonds e uma roda de conversa com a diretoria. As inscrições abrem na próxima semana, e quem tem assinatura ativa não paga a entrada.',
    },
    { type: 'bonus', age: 97, content: 'Um kit de boas-vindas para cada indicação direta até o fim do mês.' },
    {
      type: 'bonus',
      age: 34,
      content: 'https://vimeo.com/76979871?autoplay=0&title=1&byline=0&portrait=0&texttrack=pt-BR#t=1m20s',
    },
    { type: 'anuncio', age: 12, content: 'https://portal.exemplo.com.br/novidades/nova-area-de-cursos' },
    { type: 'anuncio', age: null, content: 'Em breve: encontro ao vivo com a diretoria.' },
  ];
  const usual = entries.map(({ type, age, content }): Entry => ({
    ...(type === 'anuncio' ? {} : { user_id: 2 }),
    type,
    video_date: age === null ? null : dayBefore(now, age),
    content,
  }));
  const all = [...usual, ...milestones(members, referrals), ...certificateEntries(members)];
  return all.map((entry, index) => ({ ...entry, id: index + 1 }));
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
 * The initial tables of the network area, which agree with the members and their certificates; dates count from `now`,
 * other values from the seed number.
 */
export function networkSeed(
  members: Members,
  now: Date,
  seed = 0,
): Pick<Database, 'referrals' | 'earnings' | 'withdrawals' | 'videos' | 'funds' | 'fundHistory'> {
  const referrals = seedReferrals(members.users, now, seed);
  const earnings = seedEarnings(members.users, referrals, now, seed);
  return {
    referrals,
    earnings,
    withdrawals: seedWithdrawals(earnings, now),
    videos: seedVideos(now, members, referrals),
    funds: seedFunds(),
    fundHistory: seedFundHistory(now),
  };
}
