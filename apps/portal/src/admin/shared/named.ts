import { emptyValue } from '@raiz/ui/format';

/** The title of a row for the texts that name it; `--` when unknown. */
export function named({ title }: { title: string | null }): { title: string } {
  return { title: title ?? emptyValue };
}
