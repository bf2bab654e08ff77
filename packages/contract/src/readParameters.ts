/** A path or query value: a number if the text is a plain integer, else the text. */
export type ParameterValue = string | number;

const integer = /^-?(?:0|[1-9]\d{0,15})$/;

/**
 * Converts the texts of an address: every parameter of the contract is an integer, so '12' becomes
 * 12, while '1.5', '1e3', '01', ' 1' and '' stay texts, which no integer schema accepts. Omits
 * undefined values. Never throws.
 */
export function readParameters(
  texts: Readonly<Record<string, ParameterValue | undefined>>,
): Record<string, ParameterValue> {
  const read: Record<string, ParameterValue> = {};
  for (const [name, value] of Object.entries(texts)) {
    if (value !== undefined) read[name] = typeof value === 'string' && integer.test(value) ? Number(value) : value;
  }
  return read;
}
