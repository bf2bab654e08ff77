/** Replaces every string in a value. */
export function withStrings(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((one: unknown) => withStrings(one, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withStrings(one, change, name)]));
}

/** The mock server's answer with a changed body. */
export async function rewritten(pass: () => Promise<Response>, change: (body: unknown) => unknown): Promise<Response> {
  const response = await pass();
  const body: unknown = await response.json();
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(change(body)), { status: response.status, headers });
}
