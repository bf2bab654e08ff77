import { emptyValue } from '../../format/emptyValue.ts';
import type { Values } from '../values.ts';

/** Words that every screen may need: buttons, waiting, opening, document titles. */
export const commonMessages = {
  loading: 'Carregando...',
  wait: 'Aguarde...',
  retry: 'Tentar novamente',
  close: 'Fechar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  dismiss: 'Dispensar',
  optional: '(opcional)',
  opensInNewTab: '(abre em nova aba)',
  emptyValue,
  showPassword: 'Mostrar senha',
  fixFields: 'Confira os campos abaixo',
  documentTitle: ({ page, brand }: Values<'page' | 'brand'>) => `${page} · ${brand}`,
  terms: 'Termos de Uso',
  breadcrumbs: 'Você está em',
  skipToContent: 'Ir para o conteúdo',
} as const;
