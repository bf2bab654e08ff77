/** Whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of a JSON object; undefined for anything else. */
export function readField(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** Parses JSON; undefined for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
