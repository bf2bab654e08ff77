import { type ContractDocument, flatten, listOperations, nameOf } from './document.ts';

/** Source of the client's maxLengths.ts: the maximum lengths of the texts that forms send. */
export function maxLengthsFile(document: ContractDocument): string {
  const names = listOperations(document).flatMap(
    ({ object }) => object.requestBody?.content['application/json'].schema.$ref ?? [],
  );
  const lines = [...new Set(names)].flatMap((reference) => {
    const fields = Object.entries(flatten(document, { $ref: reference }).properties ?? {});
    const limits = fields.flatMap(([field, { maxLength }]) =>
      typeof maxLength === 'number' ? [`${field}: ${maxLength}`] : [],
    );
    return limits.length === 0 ? [] : [`export const ${nameOf(reference)} = { ${limits.join(', ')} } as const;`];
  });
  return `/** The maximum lengths of request texts, by schema and field. */
${lines.join('\n')}
`;
}
