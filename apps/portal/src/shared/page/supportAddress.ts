/** Address of the company's support, from `VITE_SUPPORT_URL` at build time; empty without one. */
export const supportAddress: string = import.meta.env.VITE_SUPPORT_URL ?? '';
