/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Brand shown in header and titles. */
  readonly VITE_BRAND_NAME?: string;
  /** Where people reach the company: an https, mailto or tel address. */
  readonly VITE_SUPPORT_URL?: string;
  /** `browser` starts the mock inside the page, in development only. */
  readonly VITE_MOCK?: string;
}
