import { isObject } from '@raiz/api-client/rules';
import type { OperationId } from '@raiz/contract';
import { flatten, listOperations, readDocument, responseSchema, type SchemaObject } from '@raiz/contract/document';

/** What is wrong with one field of an answer. */
type Flaw = 'missing' | 'null' | 'wrong type' | 'unknown value';

/** One incomplete answer: every field is valid except one; lists have one row. */
export interface IncompleteAnswer {
  /** `ganhos[1].amount is missing` */
  name: string;
  /** Path to the field in the body. */
  at: readonly (string | number)[];
  /** The valid value of the field. */
  right: unknown;
  body: unknown;
}

type Steps = readonly (string | number)[];

const document = readDocument();
const operations = new Map(listOperations(document).map(({ id, object }) => [id, object]));

/** The schema without references and without its null alternative. */
function plain(schema: SchemaObject): SchemaObject {
  const flat = flatten(document, schema);
  const options = (flat.anyOf ?? flat.oneOf)?.filter((option) => option.type !== 'null');
  return options?.[0] ? plain(options[0]) : flat;
}

function typeOf(schema: SchemaObject): string {
  return [schema.type].flat().find((type) => type !== 'null') ?? 'string';
}

const wrongValues: Record<string, unknown> = {
  string: 7,
  number: 'sete',
  integer: 'sete',
  boolean: 'talvez',
  array: 'lista',
  object: 'objeto',
};

interface Field {
  at: Steps;
  schema: SchemaObject;
  /** Without it there is nothing to show: the answer's outermost container. */
  isContainer: boolean;
}

/** The fields of an answer, in lists those of the second row, so that the rows before and after stay valid. */
function fieldsOf(schema: SchemaObject, value: unknown, at: Steps = []): Field[] {
  const flat = plain(schema);
  if (Array.isArray(value)) {
    const row = value.length > 1 ? 1 : 0;
    return flat.items && value.length > 0 ? fieldsOf(flat.items, value[row], [...at, row]) : [];
  }
  const properties = flat.properties ?? {};
  const isOnly = Object.keys(properties).length === 1;
  return Object.entries(properties).flatMap(([name, property]) => {
    const here = [...at, name];
    const inner = plain(property);
    const isRequired = (flat.required ?? []).includes(name);
    const isContainer = at.length === 0 && isRequired && ['array', 'object'].includes(typeOf(inner));
    const holdsFields = typeOf(inner) === 'object';
    const field = { at: here, schema: inner, isContainer: isContainer && (isOnly || holdsFields) };
    return [field, ...(isObject(value) ? fieldsOf(inner, value[name], here) : [])];
  });
}

function changed(value: unknown, [step, ...rest]: Steps, flaw: Flaw, schema: SchemaObject): unknown {
  if (step === undefined) {
    if (flaw === 'null') return null;
    return flaw === 'unknown value' ? 'valor_novo' : wrongValues[typeOf(schema)];
  }
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === step ? changed(one, rest, flaw, schema) : one));
  if (!isObject(value)) return value;
  const { [step]: inner, ...others } = value;
  if (rest.length === 0 && flaw === 'missing') return others;
  return { ...value, [step]: changed(inner, rest, flaw, schema) };
}

function valueAt(value: unknown, at: Steps): unknown {
  return at.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), value);
}

function flawsOf({ schema, isContainer }: Field): Flaw[] {
  if (isContainer) return typeOf(schema) === 'array' ? ['missing', 'null'] : [];
  const isOpen = Array.isArray(schema['x-valores-conhecidos']) || Array.isArray(schema['enum']);
  const open: Flaw[] = isOpen && typeOf(schema) === 'string' ? ['unknown value'] : [];
  return ['missing', 'null', 'wrong type', ...open];
}

function nameOf(at: Steps): string {
  return at
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** Every incomplete answer of a GET operation: each field of its schema with each flaw. */
export function incompleteAnswers(operation: OperationId, right: unknown): IncompleteAnswer[] {
  const response = operations.get(operation)?.responses['200'];
  const schema = response && responseSchema(document, response);
  if (!schema) throw new Error(`${operation} has no body with status 200`);
  return fieldsOf(schema, right).flatMap((field) =>
    flawsOf(field).map((flaw) => ({
      name: `${nameOf(field.at)}: ${flaw}`,
      at: field.at,
      right: valueAt(right, field.at),
      body: changed(right, field.at, flaw, field.schema),
    })),
  );
}

/** All texts of an answer outside the row, or the part, with the changed field. */
export function otherTexts(body: unknown, at: Steps): string[] {
  const lastRow = at.findLastIndex((step) => typeof step === 'number');
  const concerned = nameOf(lastRow === -1 ? at : at.slice(0, lastRow + 1));
  const texts: string[] = [];
  function collect(value: unknown, here: Steps): void {
    if (nameOf(here) === concerned && here.length > 0) return;
    if (typeof value === 'string') texts.push(value);
    const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
    for (const [step, one] of inner) collect(one, [...here, step]);
  }
  collect(body, []);
  return texts.filter((text) => text.trim().length >= 3);
}
