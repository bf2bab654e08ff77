import { emptyValue } from '@raiz/ui/format';

/** A value of an open set as it is compared and shown, without blanks around it; '' for a missing one. */
export function valueOf(value: string | null): string {
  return value?.trim() ?? '';
}

/**
 * Portuguese label of a value of the API. Returns an unknown value unchanged, because the sets of
 * values are open, and `--` for an empty or missing one (docs/api-decisions.md#open-values).
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string {
  const text = valueOf(value);
  return (Object.hasOwn(labels, text) ? labels[text] : text) || emptyValue;
}
