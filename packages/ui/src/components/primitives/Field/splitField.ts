import type { FieldProps } from './Field.tsx';

/** Splits the props of a field into those of Field and those of the control. */
export function splitField<P extends FieldProps>(props: P): [frame: FieldProps, own: Omit<P, keyof FieldProps>] {
  const { label, hint, warning, error, errorLang, required, optionalText, id, lang, ...own } = props;
  return [{ label, hint, warning, error, errorLang, required, optionalText, id, lang }, own];
}
