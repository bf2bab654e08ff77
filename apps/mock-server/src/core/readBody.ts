import { isDeclaredStatus, operations, type FieldProblem, type OperationId } from '@raiz/contract';

/** Largest body in bytes; the contract's largest text is a tenth of it. */
const largestBody = 1024 * 1024;

/** The parsed JSON of a request, or what is wrong with its body as a whole. */
export type ReadBody = { body: unknown; problem: null } | { body: undefined; problem: FieldProblem };

const noBody: ReadBody = { body: undefined, problem: null };

function refused(message: string): ReadBody {
  return { body: undefined, problem: { field: '', message } };
}

/** Whether an operation looks at a body: one that could not refuse it with a 400 does not (`POST /assinatura/cancelar`). */
function readsBody(id: OperationId): boolean {
  return operations[id].hasBody && isDeclaredStatus(id, 400);
}

function isJson(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return type === 'application/json' && (charset === undefined || /^"?utf-?8"?$/.test(charset));
}

/** The bytes of a body, or null as soon as they are more than allowed. */
async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const bytes = new Uint8Array(largestBody);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > largestBody) {
      await reader.cancel();
      return null;
    }
    bytes.set(part.value, length);
    length += part.value.length;
  }
  return bytes.subarray(0, length);
}

/**
 * Reads the JSON body of a request for one operation. Another content type, a body that is no JSON in UTF-8, and one of
 * more than 1 MB are refused (operations.md, G15). Throws when the connection breaks while reading.
 */
export async function readBody(id: OperationId, request: Request): Promise<ReadBody> {
  if (!readsBody(id)) return noBody;
  if (!isJson(request.headers.get('content-type'))) return refused('Envie o corpo como application/json.');
  const bytes = request.body ? await readBytes(request.body) : new Uint8Array();
  if (bytes === null) return refused('O corpo passa de 1 MB.');
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), problem: null };
  } catch {
    return refused('Envie um objeto JSON.');
  }
}
