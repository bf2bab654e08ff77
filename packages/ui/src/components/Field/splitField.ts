import type { FieldProps } from './Field.tsx';

/** The props of a field, apart: what its frame needs, and what is the control's own. */
export function splitField<P extends FieldProps>(props: P): [frame: FieldProps, own: Omit<P, keyof FieldProps>] {
  const { label, hint, warning, error, errorLang, required, optionalText, id, lang, ...own } = props;
  return [{ label, hint, warning, error, errorLang, required, optionalText, id, lang }, own];
}
