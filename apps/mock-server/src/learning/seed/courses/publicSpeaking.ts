import type { CourseDraft } from '../draft.ts';

/** A course without a description. */
export const publicSpeaking: CourseDraft = {
  title: 'Comunicação e oratória',
  description: null,
  content: null,
  premium: false,
  modules: [
    {
      title: 'Falar para poucos, falar para muitos',
      description: null,
      lessons: [
        {
          title: 'A voz e a pausa',
          content: `A pausa é a vírgula de quem fala. Grave um minuto de áudio contando o seu dia e conte quantas vezes você respirou.

Agora repita, **mais devagar**, e termine cada frase antes de começar a outra.`,
          video: 'https://vimeo.com/76979871',
        },
        {
          title: 'Contar uma história em dois minutos',
          content: `Toda história curta tem quatro partes: *era assim*, *um dia*, *então*, *hoje*. Escreva uma frase para cada uma e conte sem ler.`,
        },
      ],
    },
  ],
};
