/** Text for searching: lower-case and without accents, so that `iris` finds `Íris`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
