import openapiTS, { astToString } from 'openapi-typescript';

/** Source of the client's schema.ts: `paths`, `components` and `operations` as openapi-typescript writes them. */
export async function typesFile(document: object): Promise<string> {
  return astToString(
    await openapiTS(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false, silent: true }),
  );
}
