import type { CourseDraft } from '../draft.ts';

/** A premium course with a lesson that is not published yet. */
export const digitalMarketing: CourseDraft = {
  title: 'Marketing digital para indicações',
  description: 'Presença nas redes sociais sem virar panfleto: o que publicar, com que frequência e como medir.',
  content: `Você não precisa de milhares de seguidores. Precisa que **as pessoas certas** entendam o que você faz.

As aulas trazem exemplos reais, um calendário de publicações e um roteiro para gravar o primeiro vídeo com o telefone.`,
  premium: true,
  modules: [
    {
      title: 'Presença',
      description: 'O que o seu perfil diz quando você não está por perto.',
      lessons: [
        {
          title: 'A foto, a frase e o link',
          content: `Quem visita o seu perfil decide em segundos. Três coisas bastam:

- uma **foto** em que se veja o seu rosto;
- uma **frase** que diga quem você ajuda;
- **um** link, e só um: o seu link de indicação.`,
          video: 'https://vimeo.com/22439234',
        },
        {
          title: 'Um calendário que você cumpre',
          content: `Duas publicações por semana, todo mês, valem mais que dez em uma semana e nenhuma na outra.

Alterne: uma semana o que **você** aprendeu, outra o que **alguém da equipe** conquistou (sempre com autorização).`,
          links: ['https://portal.exemplo.com.br/materiais/calendario-de-publicacoes.xlsx'],
        },
      ],
    },
    {
      title: 'Conversas e medidas',
      description: 'Do comentário à conversa, e da conversa ao número.',
      lessons: [
        {
          title: 'Do comentário à conversa',
          content: `Responda em público, continue em particular. **Nunca** mande o link na primeira mensagem: pergunte antes o que chamou a atenção da pessoa.`,
        },
        {
          title: 'Gravando o primeiro vídeo',
          content: `Rascunho do roteiro: luz de frente, telefone na horizontal, uma ideia por vídeo. *(Faltam os exemplos e a revisão.)*`,
          video: 'https://vimeo.com/76979871',
          unpublished: true,
        },
      ],
    },
  ],
};
