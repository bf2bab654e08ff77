/**
 * The first name for a greeting: `Mariana Souza` → `Mariana`; an empty text for an empty or missing
 * name.
 */
export function firstName(name: string | null | undefined): string {
  return name?.trim().split(/\s+/)[0] ?? '';
}
