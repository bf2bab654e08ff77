import openapiTS, { astToString } from 'openapi-typescript';

/** Source of the client's schema.ts, written by openapi-typescript. */
export async function typesFile(document: object): Promise<string> {
  return astToString(
    await openapiTS(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false, silent: true }),
  );
}
