import { emptyValue } from '@raiz/ui/format';

/**
 * Portuguese label of a value of the API. Returns an unknown value unchanged, because the sets of
 * values are open, and `--` for an empty or missing one (docs/api-decisions.md#open-values).
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string {
  const text = value?.trim() ?? '';
  return (Object.hasOwn(labels, text) ? labels[text] : text) || emptyValue;
}
