/** Names of fields with secrets or personal data. */
const secretNames =
  /token|password|senha|secret|authorization|cookie|cpf|pix|conta|agencia|banco|email|phone|telefone|^name$|nome|preview_url|checkout_url|certificate_url|ref/i;

/** Replaces a secret. */
const hidden = '***';

/**
 * A copy of a JSON value without the values of secret fields at any depth. Lists and objects keep
 * their shape.
 */
export function scrub(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => scrub(item, isSecret));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, scrub(inner, isSecret || secretNames.test(name))]),
    );
  }
  return isSecret && value !== null && value !== '' && typeof value !== 'boolean' ? hidden : value;
}

/**
 * Path below `/api` and query of a call, without secret values. Ids stay: the replay needs them.
 */
export function scrubAddress({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([name, value]) => [name, secretNames.test(name) ? hidden : value]);
  const text = new URLSearchParams(query).toString();
  return `${pathname.replace(/^\/api/, '')}${text === '' ? '' : `?${text}`}`;
}
