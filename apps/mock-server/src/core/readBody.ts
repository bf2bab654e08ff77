import { operations, type FieldProblem, type OperationId } from '@raiz/contract';

/** Maximum body size in bytes: 1 MB. The contract's longest text is a tenth of it. */
const maxBytes = 1024 * 1024;

/** The parsed JSON of a request, or the problem with its body. */
export type ReadBody = { body: unknown; problem: null } | { body: undefined; problem: FieldProblem };

const noBody: ReadBody = { body: undefined, problem: null };

function invalid(message: string): ReadBody {
  return { body: undefined, problem: { field: '', message } };
}

function isJson(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return type === 'application/json' && (charset === undefined || /^"?utf-?8"?$/.test(charset));
}

/** The bytes of a body; null as soon as there are too many: the adapter discards the rest. */
async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      reader.releaseLock();
      return null;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Reads the JSON body of a request to one operation. Rejects another content type, invalid JSON or UTF-8, and more than
 * 1 MB: `docs/api-decisions.md#media-type`. An operation without a body ignores one, and an optional body may be empty.
 * @throws when the connection breaks while reading
 */
export async function readBody(id: OperationId, request: Request): Promise<ReadBody> {
  const { takesBody, needsBody } = operations[id];
  if (!takesBody) return noBody;
  // Not Hono's bodyLimit: it cancels the body, which then blocks the connection.
  const bytes = request.body ? await readBytes(request.body) : new Uint8Array();
  if (!needsBody && bytes?.length === 0) return noBody;
  if (!isJson(request.headers.get('content-type'))) return invalid('Envie o corpo como application/json.');
  if (bytes === null) return invalid('O corpo passa de 1 MB.');
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), problem: null };
  } catch {
    return invalid('Envie um objeto JSON.');
  }
}
