import type { SchemaObject } from '@raiz/contract/document';
import * as fc from 'fast-check';

const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

/** Texts of the formats that a text may have besides an address. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: day.map((one) => one.toISOString().slice(0, 10)),
  'date-time': day.map((one) => one.toISOString()),
  uri: fc.webUrl({ withQueryParameters: true }),
  'uri-reference': fc.webPath(),
  uuid: fc.uuid(),
};

/** Texts of the format or the pattern of a schema, the shortest first; the same in each run. */
export function textsLike({ format = '', pattern = '', maxLength = 200 }: SchemaObject): string[] {
  const regex = new RegExp(pattern, 'u');
  const made = fc.sample(formats[format] ?? fc.stringMatching(regex), { seed: 1, numRuns: 100 });
  const fit = made.filter((one) => one !== '' && one === one.trim() && one.length <= maxLength && regex.test(one));
  return fit.sort((one, other) => one.length - other.length);
}

/** Whether a schema takes a plain text. */
export function takes(schema: SchemaObject, text: string): boolean {
  const { format = '', pattern = '', minLength = 0, maxLength = text.length } = schema;
  const isLong = text.length >= minLength && text.length <= maxLength;
  return formats[format] === undefined && isLong && new RegExp(pattern, 'u').test(text);
}
