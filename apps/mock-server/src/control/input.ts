/** What was sent to a control call: texts of a form, or the values of a JSON object. */
export type ControlInput = Readonly<Record<string, unknown>>;

/** A control call that cannot be followed: one sentence that says what would be. Answered with 400. */
export class ControlProblem extends Error {
  override name = 'ControlProblem';
}

/** Largest body of a control call, in characters. */
const largestInput = 20_000;

/** Whether a request comes from a form of the mock's own pages, and is therefore answered with a page. */
export function isForm(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a control call: a form or a JSON object; nothing at all is an empty one.
 * @throws ControlProblem for anything else.
 */
export async function readInput(request: Request): Promise<ControlInput> {
  const text = await request.text();
  if (text.length > largestInput)
    throw new ControlProblem(`The body is too large: at most ${largestInput} characters.`);
  if (text.trim() === '') return {};
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text));
  const value = parsed(text);
  if (isObject(value)) return value;
  throw new ControlProblem('The body must be a JSON object, such as {"scenario":"serverDown"}.');
}

/**
 * A text of the input, or undefined when it is left out or empty.
 * @throws ControlProblem when it is no text.
 */
export function textOf(input: ControlInput, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return value;
  throw new ControlProblem(`${name} must be a text.`);
}

/**
 * A whole number of the input, also when a form wrote it as a text; undefined when it is left out or empty.
 * @throws ControlProblem when it is none.
 */
export function wholeOf(input: ControlInput, name: string): number | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw new ControlProblem(`${name} must be a whole number.`);
}
