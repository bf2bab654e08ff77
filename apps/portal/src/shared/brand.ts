/** The brand's name, from `VITE_BRAND_NAME` at build time (decisions.md, Words). */
export const brand: string = import.meta.env.VITE_BRAND_NAME || 'Portal Raiz';
