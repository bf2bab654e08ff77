import { emptyValue } from '../../format/emptyValue.ts';
import { uiTexts } from '../../internal/uiTexts.ts';
import type { Values } from '../values.ts';

/**
 * Texts that every screen may need: buttons, loading, document titles. The primitives show most of
 * them by default.
 */
export const commonMessages = {
  loading: uiTexts.loading,
  wait: uiTexts.wait,
  retry: uiTexts.retry,
  close: uiTexts.close,
  cancel: uiTexts.cancel,
  copy: uiTexts.copy,
  optional: uiTexts.optional,
  opensInNewTab: uiTexts.opensInNewTab,
  emptyValue,
  showPassword: uiTexts.showPassword,
  fixFields: uiTexts.fixFields,
  documentTitle: ({ page, brand }: Values<'page' | 'brand'>) => `${page} · ${brand}`,
  terms: 'Termos de Uso',
  breadcrumbs: uiTexts.breadcrumbs,
  skipToContent: uiTexts.skipToContent,
  /** Rows of a list that could not be read (docs/api-decisions.md#null-and-absent). */
  oneRowDropped: '1 item não pôde ser mostrado.',
  rowsDropped: ({ count }: Values<'count'>) => `${count} itens não puderam ser mostrados.`,
  sumIncomplete: 'Soma incompleta: há valores desconhecidos.',
} as const;
