import { isObject, readJson } from '@raiz/api-client/rules';

/** The values of a control call: texts of a form, or the values of a JSON object. */
export type ControlInput = Readonly<Record<string, unknown>>;

/** A control call that the mock cannot execute: one sentence that says what to send. The answer is a 400. */
export class ControlProblem extends Error {
  override name = 'ControlProblem';
}

/** Maximum length of a control call's body, in characters. */
const maxLength = 1_000_000;

/** Whether a form of the mock's own pages sent the request; the answer is then a page. */
export function isForm(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded');
}

/**
 * Reads the body of a control call: a form or a JSON object. An empty body is an empty object.
 * @throws ControlProblem for anything else
 */
export async function readInput(request: Request): Promise<ControlInput> {
  const text = await request.text();
  if (text.length > maxLength) throw new ControlProblem(`The body is too large: at most ${maxLength} characters.`);
  if (text.trim() === '') return {};
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text));
  const value = readJson(text);
  if (isObject(value)) return value;
  throw new ControlProblem('The body must be a JSON object, such as {"scenario":"serverDown"}.');
}

/**
 * A text of the input; undefined when it is missing or empty.
 * @throws ControlProblem for another type
 */
export function textOf(input: ControlInput, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return value;
  throw new ControlProblem(`${name} must be a text.`);
}

/**
 * An integer of the input, also as the text that a form sends; undefined when it is missing or
 * empty.
 * @throws ControlProblem for anything else
 */
export function integerOf(input: ControlInput, name: string): number | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw new ControlProblem(`${name} must be a whole number.`);
}
