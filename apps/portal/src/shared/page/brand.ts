/** The brand's name, from `VITE_BRAND_NAME` at build time. */
export const brand: string = import.meta.env.VITE_BRAND_NAME || 'Portal Raiz';
