import { commonMessages } from '@raiz/ui/messages/global';

/** The brand's name, from `VITE_BRAND_NAME` at build time. */
export const brand: string = import.meta.env.VITE_BRAND_NAME || 'Portal Raiz';

/** Title of the document: the page's, then the brand. */
export function fullTitle(page: string): string {
  return commonMessages.documentTitle({ page, brand });
}

/** The page's part of the title of the document. */
export function pageTitle(): string {
  return document.title.replace(fullTitle(''), '');
}
