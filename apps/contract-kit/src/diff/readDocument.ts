import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UsageProblem } from '../cli/usage.ts';
import { isObject } from '../core/values.ts';
import { OpenDocument } from './openDocument.ts';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageProblem(`${file} cannot be read: give the path of an OpenAPI document.`);
  }
}

function valueOf(file: string): unknown {
  const text = textOf(file);
  try {
    return parse(text, { maxAliasCount: 100 });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new UsageProblem(`${file} is neither YAML nor JSON (${reason.replace(/:$/, '')}): mend it first.`);
  }
}

/** Reads an OpenAPI 3 document. @throws UsageProblem when it is not there or none. */
export function readOpenDocument(file: string): OpenDocument {
  const value = valueOf(file);
  if (!isObject(value) || typeof value['openapi'] !== 'string' || !value['openapi'].startsWith('3.'))
    throw new UsageProblem(`${file} is no OpenAPI 3 document: it has no "openapi: 3…" line.`);
  if (!isObject(value['paths'])) throw new UsageProblem(`${file} has no paths: there is nothing to compare.`);
  return new OpenDocument(value);
}
