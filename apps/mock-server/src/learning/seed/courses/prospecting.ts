import type { CourseDraft } from '../draft.ts';

/** A free course of six lessons: half of them are exactly 50 %. */
export const prospecting: CourseDraft = {
  title: 'Prospecção e convite: conversas que abrem portas',
  description: 'Como montar a sua lista, fazer convites sem pressão e acompanhar cada pessoa até a decisão.',
  content: `Convidar bem é ouvir antes de falar. Este curso propõe um método simples, em três etapas, para quem tem pouco tempo e não gosta de insistir.

**O que você vai levar:** uma lista de 50 nomes, dois roteiros de conversa e uma rotina semanal de acompanhamento.`,
  premium: false,
  modules: [
    {
      title: 'A lista',
      description: 'De quem você já conhece a quem ainda vai conhecer.',
      lessons: [
        {
          title: 'Cinquenta nomes em quinze minutos',
          content: `Pegue papel e relógio. Escreva todos os nomes que vierem, **sem julgar** quem teria interesse.

- Família e vizinhos
- Escola, faculdade e antigos trabalhos
- Quem atende você: cabeleireiro, mecânico, professora das crianças

A decisão é da pessoa, não sua. A lista só serve para você não esquecer de perguntar.`,
          video: 'https://vimeo.com/video/1084537',
        },
        {
          title: 'Por onde começar',
          content: `Marque com uma estrela quem **confia em você** e com um círculo quem **tem um problema que o portal resolve**. Comece por quem tem os dois.`,
          links: ['https://portal.exemplo.com.br/materiais/planilha-da-lista.xlsx'],
        },
      ],
    },
    {
      title: 'O convite',
      description: 'Roteiros curtos para mensagem, ligação e encontro.',
      lessons: [
        {
          title: 'Perguntas que abrem a conversa',
          content: `Perguntas abertas começam com *o que*, *como* e *quando*. As fechadas só pedem sim ou não.

1. Como está o trabalho desde a mudança?
2. O que você gostaria de aprender este ano?
3. Quando foi a última vez que você estudou algo só por gosto?

Ouça a resposta inteira antes de falar do portal.`,
          video: 'https://www.vimeo.com/22439234',
        },
        {
          title: 'Quando a resposta é não',
          content: `O **não** quase sempre quer dizer *agora não*. Agradeça, pergunte se pode voltar ao assunto em alguns meses e anote a data.

Nunca insista no mesmo dia: a amizade vale mais que uma indicação.`,
        },
      ],
    },
    {
      title: 'O acompanhamento',
      description: 'O que fazer entre o convite e o cadastro.',
      lessons: [
        {
          title: 'A agenda de domingo',
          content: `Reserve vinte minutos no domingo para olhar a lista e escolher **três pessoas** da semana. Três conversas por semana são mais de cento e cinquenta por ano.`,
          links: [
            'https://portal.exemplo.com.br/materiais/agenda-semanal.pdf',
            'https://portal.exemplo.com.br/materiais/exemplo-preenchido.pdf',
            'https://vimeo.com/1084537',
          ],
        },
        {
          title: 'Do cadastro à primeira semana',
          content: `A primeira semana decide se a pessoa fica. Ajude-a a confirmar o e-mail, a completar o perfil e a assistir à primeira aula do curso *Primeiros passos na rede*.`,
          optional: true,
        },
      ],
    },
  ],
};
