import type { Values } from '../values.ts';

/** Texts for a page that failed, a device without network and unexpected data. */
export const errorMessages = {
  title: 'Página indisponível',
  pageBroke: 'Algo deu errado nesta página.',
  pageBrokeHelp: 'O que estava salvo não se perdeu. Tente novamente; se o erro continuar, volte à página inicial.',
  retry: 'Tentar novamente',
  goHome: 'Ir para a página inicial',
  chunkFailed: 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.',
  newRelease: 'O portal foi atualizado. Recarregue a página para continuar.',
  partFailed: 'Não foi possível abrir esta parte da página. Verifique sua conexão e tente novamente.',
  reload: 'Recarregar a página',
  offline: 'Você está sem conexão. O que você digitou continua aqui.',
  online: 'Conexão restabelecida.',
  /** Beside the failure of something that was sent from another page, by its language. */
  missedFailure: {
    'pt-BR': {
      lost: 'A resposta não chegou: confira se deu certo.',
      back: ({ page }: Values<'page'>) => `Voltar para ${page}`,
      dismiss: 'Dispensar',
    },
    en: {
      lost: 'No answer arrived: check whether it was done.',
      back: ({ page }: Values<'page'>) => `Back to ${page}`,
      dismiss: 'Dismiss',
    },
  },
} as const;
