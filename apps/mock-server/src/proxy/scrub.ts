/** Names of fields whose values are nobody else's business: secrets, and what tells who somebody is. */
const secretNames =
  /token|password|senha|secret|authorization|cookie|cpf|pix|conta|agencia|banco|email|phone|telefone|^name$|nome|preview_url|checkout_url|certificate_url|ref/i;

/** What stands in the place of a secret. */
const hidden = '***';

/** A copy of a JSON value without the values of secret fields, however deep they lie. Lists and objects under them keep their shape. */
export function scrub(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => scrub(item, isSecret));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, scrub(inner, isSecret || secretNames.test(name))]),
    );
  }
  return isSecret && value !== null && value !== '' && typeof value !== 'boolean' ? hidden : value;
}

/** Path below `/api` and query of a call, without the values that are secret; ids stay, or a recording could not be played again. */
export function scrubAddress({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([name, value]) => [name, secretNames.test(name) ? hidden : value]);
  const text = new URLSearchParams(query).toString();
  return `${pathname.replace(/^\/api/, '')}${text === '' ? '' : `?${text}`}`;
}
