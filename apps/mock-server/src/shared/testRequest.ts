/** The content of a test's request besides method and path. */
export interface Sent {
  token?: string;
  /** Serialized as JSON. */
  json?: unknown;
  /** A body to send unchanged instead of `json`. */
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** A request to a mock server at https://portal.test, written as "POST /api/login". */
export function testRequest(call: string, { token, json, body, headers = {} }: Sent = {}): Request {
  const [method = '', path = ''] = call.split(' ');
  const all = new Headers(headers);
  if (token !== undefined) all.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) all.set('Content-Type', 'application/json');
  return new Request(new URL(path, 'https://portal.test'), {
    method,
    headers: all,
    body: json === undefined ? body : JSON.stringify(json),
  });
}
