import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Maximum size of a decompressed body for the check, in bytes. */
const maxOutputLength = 64 * 1024 * 1024;

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

/** The content codings that every supported Node version can decode. */
const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
  ['identity', (bytes) => bytes],
]);

function listed(header: string | null): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** An `Accept-Encoding` without the codings that `bodyText` cannot decode; null if it has no others. */
export function readableEncodings(acceptEncoding: string | null): string | null {
  const supported = listed(acceptEncoding).filter((item) => decoders.has(item.split(';')[0]?.trim() ?? ''));
  return supported.length > 0 ? supported.join(', ') : null;
}

/**
 * The text of a body, decompressed according to its `Content-Encoding`. Null when that fails or the text is too large.
 */
export function bodyText(bytes: Uint8Array, headers: Headers): string | null {
  try {
    const plain = listed(headers.get('content-encoding')).reduceRight((coded, name) => {
      const decode = decoders.get(name);
      if (!decode) throw new Error(`There is no decoder for ${name}.`);
      return bytes.length === 0 ? coded : decode(coded, { maxOutputLength });
    }, bytes);
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}
