import type { Values } from '../values.ts';

/** Texts of the home page `/` (docs/specification.md#home). */
export const homeMessages = {
  title: ({ brand }: Values<'brand'>) => `Boas-vindas ao ${brand}`,
  documentTitle: 'Página inicial',
  welcome: 'Cursos, rede de indicações e ganhos em um só lugar.',
  introduction: 'Aprenda no seu ritmo, acompanhe quem você indicou e veja cada ganho com data e valor.',
  needsSponsor: 'Para se cadastrar, você precisa do link ou do número de quem indicou você.',
  createAccount: 'Criar Conta',
  logIn: 'Entrar',
  profile: 'Perfil',
  exploreCourses: 'Explorar Cursos',
  resumedCourse: 'Continue seu curso',
  features: {
    title: 'O que você encontra aqui',
    own: 'Sua situação hoje',
    courses: 'Cursos livres e premium',
    ownCourses: 'Seus cursos',
    coursesText: 'Aulas em vídeo e texto, progresso salvo e certificado ao concluir.',
    network: 'Sua rede de indicações',
    ownNetwork: 'Sua rede',
    networkText: 'Veja quem entrou pelo seu link e a qualificação de cada pessoa.',
    earnings: 'Ganhos e saques sem surpresa',
    ownEarnings: 'Seus ganhos',
    earningsText: 'Cada valor com data, tipo de bônus e status do pagamento.',
  },

  /* Screens of the portal with sample data, hidden from screen readers */
  preview: {
    note: 'Telas de exemplo, com dados fictícios.',
    greeting: 'Olá, Mariana!',
    earnings: 'Ganhos em novembro',
    earningsValue: 'R$ 250,00',
    referrals: 'Indicados ativos',
    referralsValue: '7 de 9',
    withdrawals: 'Saques pendentes',
    withdrawalsValue: 'R$ 120,00',
    courses: ['Prospecção e convite', 'Comunicação e oratória', 'Primeiros passos'],
    coursesProgress: ['50%', '80%', '100%'],
    active: 'Ativa',
    people: ['Ana Beatriz Souza', 'João Conceição', 'Íris Guimarães'],
    bonusNames: ['Bônus direto', 'Bônus indireto', 'Bônus indireto'],
    bonusDates: ['18/11/2026', '12/11/2026', '03/11/2026'],
    bonusValues: ['R$ 50,00', 'R$ 25,00', 'R$ 25,00'],
  },
} as const;
