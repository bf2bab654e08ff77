import { uiTexts } from '../../internal/uiTexts.ts';
import type { Values } from '../values.ts';

/** Texts that several screens need. The catalogue lists the default texts of the primitives with them. */
export const commonMessages = {
  loading: uiTexts.loading,
  opensInNewTab: uiTexts.opensInNewTab,
  documentTitle: ({ page, brand }: Values<'page' | 'brand'>) => `${page} · ${brand}`,
  terms: 'Termos de Uso',
} as const;
