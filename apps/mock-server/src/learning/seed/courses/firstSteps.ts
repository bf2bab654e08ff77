import type { CourseDraft } from '../draft.ts';

/** Short enough to complete in a demonstration: two modules, three lessons. */
export const firstSteps: CourseDraft = {
  title: 'Primeiros passos na rede',
  description: 'O essencial para começar: conhecer o portal, compartilhar o seu link e fazer a primeira conversa.',
  content:
    'Em menos de meia hora você termina este curso com o perfil completo, o link em mãos e um roteiro para o primeiro convite.',
  premium: false,
  modules: [
    {
      title: 'Conheça o portal',
      description: 'Onde fica cada coisa e o que preencher primeiro.',
      lessons: [
        {
          title: 'Um passeio pelo seu perfil',
          content: `Boas-vindas! Nesta aula você conhece as áreas que vai usar toda semana.

- **Perfil**: seus dados, seu link de indicação e os dados bancários para saques.
- **Rede**: quem você indicou e quem eles indicaram.
- **Ganhos**: os bônus do mês, por tipo e por data.

Antes de seguir, confira se o seu nome está como no documento e cadastre a conta em que quer receber. Sem ela o saque fica pendente.`,
          video: 'https://vimeo.com/76979871',
          links: ['https://portal.exemplo.com.br/materiais/guia-do-perfil.pdf'],
        },
        {
          title: 'Seu link de indicação',
          content: `Quem se cadastra pelo seu link entra direto na sua rede, sem precisar digitar número nenhum.

1. Abra o **Perfil** e toque em copiar.
2. Cole o link na conversa com a pessoa, e não em grupos de desconhecidos.
3. Avise que o cadastro pede a confirmação do e-mail.

Se a pessoa preferir, ela também pode informar o seu número de indicação no cadastro.`,
          links: [
            'https://portal.exemplo.com.br/materiais/mensagens-prontas.pdf',
            'https://portal.exemplo.com.br/materiais/cartao-de-visita.png',
          ],
        },
      ],
    },
    {
      title: 'A primeira conversa',
      description: null,
      lessons: [
        {
          title: 'Um convite em três frases',
          content: `Um bom convite cabe em três frases: **por que lembrei de você**, **o que é** e **o que proponho agora**.

*Oi, Célia! Lembrei de você quando vi este curso de finanças. É um portal em que a gente estuda e indica amigos. Posso te mostrar em dez minutos amanhã?*

Escreva o seu convite, leia em voz alta e corte o que sobrar. Depois envie para uma pessoa de confiança e peça uma opinião sincera.`,
          video: 'https://player.vimeo.com/video/22439234',
        },
      ],
    },
  ],
};
