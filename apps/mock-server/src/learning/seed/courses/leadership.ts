import type { CourseDraft } from '../draft.ts';

/** A premium course with long texts and the unlisted video. */
export const leadership: CourseDraft = {
  title: 'Liderança e formação de equipes',
  description: 'Forme líderes que formam líderes: reuniões curtas, metas claras e reconhecimento na hora certa.',
  content: 'Para quem já tem as primeiras indicações e quer deixar de ser o gargalo da própria rede.',
  premium: true,
  modules: [
    {
      title: 'O papel de quem lidera',
      description: 'Exemplo, presença e limites.',
      lessons: [
        {
          title: 'Liderar é servir primeiro',
          content: `Uma rede não tem empregados: ninguém segue você por obrigação. As pessoas ficam onde **aprendem**, onde **são vistas** e onde **sabem o próximo passo**.

Nesta aula, três histórias de líderes que começaram com menos de cinco indicados:

- Otávio, de Caruaru, que trocou a palestra de uma hora por três ligações de dez minutos.
- Íris, de Londrina, que passou a comemorar cada aula concluída pela equipe.
- Sebastião, de Belém, que aprendeu a dizer não a reuniões sem pauta.

Anote qual das três se parece mais com o seu momento. Vamos voltar a ela no último módulo.`,
          video: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
          links: ['https://portal.exemplo.com.br/materiais/lideranca-caderno-de-exercicios.pdf'],
        },
        {
          title: 'Escuta ativa',
          content: `Ouvir antes de responder muda a conversa. Repita com as suas palavras o que entendeu e pergunte: *foi isso?*

1. Guarde o telefone.
2. Deixe a pessoa terminar.
3. Resuma em uma frase.
4. Só então ofereça ajuda.`,
        },
      ],
    },
    {
      title: 'A rotina da equipe',
      description: 'O mínimo que funciona toda semana.',
      lessons: [
        {
          title: 'A reunião de vinte minutos',
          content: `Reunião boa tem hora para acabar. Esta cabe em vinte minutos:

- **5 minutos**: uma conquista de cada pessoa.
- **10 minutos**: um único assunto, escolhido antes.
- **5 minutos**: o próximo passo de cada um, em voz alta.

Quem não pôde vir recebe o resumo por escrito no mesmo dia.`,
          video: 'https://vimeo.com/1084537',
        },
        {
          title: 'Metas que cabem na semana',
          content: `Troque *quero crescer* por *vou conversar com três pessoas até sexta*. Meta boa depende só de quem a assume.`,
          links: [
            'https://portal.exemplo.com.br/materiais/quadro-de-metas.pdf',
            'https://portal.exemplo.com.br/materiais/quadro-de-metas.xlsx',
          ],
        },
      ],
    },
    {
      title: 'Reconhecimento',
      description: null,
      lessons: [
        {
          title: 'Elogiar em público, corrigir em particular',
          content: `O elogio diz **o que** a pessoa fez e **que diferença** fez. A correção fala do fato, nunca da pessoa, e termina com uma pergunta: *como posso ajudar?*

Volte agora à história que você marcou na primeira aula. O que mudou na sua equipe desde então?`,
          optional: true,
        },
      ],
    },
  ],
};
