import { emptyValue } from '../../format/emptyValue.ts';
import type { Values } from '../values.ts';

/** Words that every screen may need: buttons, waiting, opening, document titles. */
export const commonMessages = {
  loading: 'Carregando...',
  wait: 'Aguarde...',
  retry: 'Tentar novamente',
  retrying: 'Tentando novamente...',
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando...',
  edit: 'Editar',
  back: 'Voltar',
  copy: 'Copiar',
  dismiss: 'Dispensar',
  optional: '(opcional)',
  opensInNewTab: '(abre em nova aba)',
  emptyValue,
  notInformed: 'não informado',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  fixFields: 'Confira os campos abaixo',
  unknownReason: 'falha de conexão',
  httpReason: ({ status }: Values<'status'>) => `HTTP ${status}`,
  documentTitle: ({ page, brand }: Values<'page' | 'brand'>) => `${page} · ${brand}`,
  terms: 'Termos de Uso',
  breadcrumbs: 'Você está em',
  skipToContent: 'Ir para o conteúdo',

  /* Forms whose typing is kept */
  leave: {
    title: 'Sair sem salvar?',
    question: 'As alterações ainda não foram salvas.',
    stay: 'Continuar editando',
    confirm: 'Sair sem salvar',
  },
} as const;
