import { type ContractDocument, flatten, nameOf, type SchemaObject } from './document.ts';

const checkedKeywords = [
  'type',
  'required',
  'minProperties',
  'maxItems',
  'minItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'enum',
  'const',
];

/** Formats that restrict a text; the others (int32, double, password) are only annotations. */
const checkedFormats = ['email', 'uri', 'uri-reference', 'date-time'];

/**
 * A schema for the validators: no annotations, references by component name, `allOf` merged. `strict` rejects
 * undeclared fields; requests are not strict (docs/api-decisions.md#unknown-fields).
 */
export function plainSchema(document: ContractDocument, schema: SchemaObject, strict: boolean): SchemaObject {
  if (schema.$ref !== undefined) return { $ref: nameOf(schema.$ref) };
  const source = flatten(document, schema);
  const inner = (child: SchemaObject): SchemaObject => plainSchema(document, child, strict);
  const plain: SchemaObject = Object.fromEntries(
    Object.entries(source).filter(([keyword]) => checkedKeywords.includes(keyword)),
  );
  if (typeof source.format === 'string' && checkedFormats.includes(source.format)) plain.format = source.format;
  if (source.items !== undefined) plain.items = inner(source.items);
  if (source.oneOf !== undefined) plain.oneOf = source.oneOf.map(inner);
  if (source.anyOf !== undefined) plain.anyOf = source.anyOf.map(inner);
  if (source.properties !== undefined) {
    plain.properties = Object.fromEntries(
      Object.entries(source.properties).map(([field, child]) => [field, inner(child)]),
    );
    if (strict) plain.additionalProperties = false;
  }
  return plain;
}
