/** Someone in the network, as the screens of patterns show people. */
export interface StoryPerson {
  name: string;
  email: string;
  date: string;
  depth: number;
  status: 'Ativa' | 'Teste' | 'Inativa' | 'Pendente';
  level: string;
  sponsor: string;
  sponsorLevel: string;
}

/** Some people of a network, one in every state. */
export const storyPeople: readonly StoryPerson[] = [
  {
    name: 'Ana Beatriz Nogueira',
    email: 'ana.nogueira@exemplo.com.br',
    date: '12/11/2026',
    depth: 1,
    status: 'Ativa',
    level: 'Silver',
    sponsor: 'Mariana Alves',
    sponsorLevel: 'Gold',
  },
  {
    name: 'João Pedro da Conceição Albuquerque e Silva',
    email: 'joao.albuquerque@exemplo.com.br',
    date: '30/10/2026',
    depth: 2,
    status: 'Teste',
    level: 'Nenhum',
    sponsor: 'Ana Beatriz Nogueira',
    sponsorLevel: 'Silver',
  },
  {
    name: 'Luíza Prado',
    email: 'luiza@exemplo.com.br',
    date: '02/09/2026',
    depth: 2,
    status: 'Pendente',
    level: 'Nenhum',
    sponsor: 'Ana Beatriz Nogueira',
    sponsorLevel: 'Silver',
  },
  {
    name: 'Sérgio Tavares',
    email: 'sergio.tavares@exemplo.com.br',
    date: '--',
    depth: 3,
    status: 'Inativa',
    level: 'Bronze',
    sponsor: 'Luíza Prado',
    sponsorLevel: 'Nenhum',
  },
];
