import { uiTexts } from '../../internal/uiTexts.ts';
import type { Values } from '../values.ts';

/**
 * Texts that several screens need. The catalogue lists the default texts of the primitives with
 * them.
 */
export const commonMessages = {
  loading: uiTexts.loading,
  documentTitle: ({ page, brand }: Values<'page' | 'brand'>) => `${page} · ${brand}`,
  terms: 'Termos de Uso',
  /** In the footer, if the build knows the address of the support. */
  help: 'Ajuda',
  /** Unreadable rows of a list (docs/api-decisions.md#null-and-absent). */
  oneRowDropped: '1 item não pôde ser mostrado.',
  rowsDropped: ({ count }: Values<'count'>) => `${count} itens não puderam ser mostrados.`,
  /** The error of a text that is longer than a field may be. */
  tooLong: ({ max }: Values<'max'>) => `Use no máximo ${max} caracteres.`,
  /** Long lists show 25 rows at a time. */
  showMore: 'Mostrar mais',
  rowsShown: ({ shown, total }: Values<'shown' | 'total'>) => `${shown} de ${total}`,
  /** On paper. */
  printedAt: ({ moment }: Values<'moment'>) => `Emitido em ${moment}`,
  sumIncomplete: 'Soma incompleta: há valores desconhecidos.',
} as const;
