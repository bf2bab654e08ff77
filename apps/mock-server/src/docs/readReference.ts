import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readDocument } from '@raiz/contract/document';
import type { ReferenceFile } from '../databases/mockEnv.ts';

function asset(name: string): string {
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
  return readFileSync(path.join(path.dirname(manifest), name), 'utf8');
}

/**
 * Reads a file of the API reference: the contract, or one of Swagger UI's own. For Node only.
 * @throws Error when the file is not installed
 */
export function readReference(name: string): ReferenceFile | null {
  switch (name) {
    case 'openapi.json':
      return { type: 'application/json; charset=utf-8', body: JSON.stringify(readDocument()) };
    case 'swagger-ui.css':
      return { type: 'text/css; charset=utf-8', body: asset(name) };
    case 'swagger-ui-bundle.js':
      return { type: 'text/javascript; charset=utf-8', body: asset(name) };
    default:
      return null;
  }
}
