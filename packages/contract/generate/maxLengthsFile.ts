import { type ContractDocument, flatten, listOperations } from './document.ts';

/** Source of the client's maxLengths.ts: the maximum lengths of the texts that forms send. */
export function maxLengthsFile(document: ContractDocument): string {
  const names = listOperations(document).flatMap(
    ({ object }) => object.requestBody?.content['application/json'].schema.$ref ?? [],
  );
  const limits = new Map<string, number>();
  for (const $ref of names)
    for (const [field, { maxLength }] of Object.entries(flatten(document, { $ref }).properties ?? {})) {
      if (maxLength === undefined) continue;
      if ((limits.get(field) ?? maxLength) !== maxLength) throw new Error(`${field} has two maximum lengths.`);
      limits.set(field, maxLength);
    }
  return `/** The maximum lengths of request texts by field, the same in all requests. */
export const maxLengths: Readonly<Record<string, number | undefined>> = {
${[...limits].map(([field, limit]) => `  ${field}: ${limit},`).join('\n')}
};
`;
}
