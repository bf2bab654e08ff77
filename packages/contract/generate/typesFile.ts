import openapiTS, { astToString } from 'openapi-typescript';
import type { SchemaObject } from './document.ts';

/** Source of the client's schema.ts: `paths`, `components` and `operations` as openapi-typescript writes them. */
export async function typesFile(document: object): Promise<string> {
  const copy = structuredClone(document);
  dropRequiredUnions(copy);
  return astToString(await openapiTS(JSON.stringify(copy), { alphabetize: false, defaultNonNullable: false, silent: true }));
}

/** An `anyOf` that only says which fields must be there has no type of its own; openapi-typescript would make the whole schema `unknown`. */
function dropRequiredUnions(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('anyOf' in node && Array.isArray(node.anyOf) && node.anyOf.every(isRequiredOnly)) delete node.anyOf;
  for (const child of Object.values(node)) dropRequiredUnions(child);
}

function isRequiredOnly(schema: SchemaObject): boolean {
  return Object.keys(schema).join() === 'required';
}
