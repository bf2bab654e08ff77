import type { Values } from '../values.ts';

/** Texts of the videos and achievements `/perfil/videos` (docs/specification.md#videos). */
export const videosMessages = {
  title: 'Meus Vídeos e Conquistas',
  loading: 'Carregando seus vídeos',
  loadFailed: 'Erro ao buscar vídeos.',
  none: 'Nada por aqui ainda.',
  noneHelp: 'Suas conquistas, bônus e anúncios aparecerão aqui.',
  latest: ({ date }: Values<'date'>) => `mais recente em ${date}`,
  noneOfType: 'Nada deste tipo ainda.',
  filter: 'Tipo',
  all: 'Todos',
  ofDay: ({ date }: Values<'date'>) => `de ${date}`,
  anyVideo: 'Vídeo',
  videoLabels: { conquista: 'Conquista em vídeo', bonus: 'Bônus em vídeo', anuncio: 'Anúncio em vídeo' },
  /* Before the title, for screen readers */
  watch: 'Assistir',
  close: 'Fechar',
  openOnVimeo: 'Abrir no Vimeo',

  /* Values of type */
  typeLabels: { conquista: 'Conquista', bonus: 'Bônus', anuncio: 'Anúncio' },
  typeFilters: { conquista: 'Conquistas', bonus: 'Bônus', anuncio: 'Anúncios' },
} as const;
