/** The field with a searchable list. It depends on downshift, so screens import it lazily. */
export { ComboboxField, type ComboboxFieldProps } from './components/ComboboxField/ComboboxField.tsx';
export type { ComboboxOption } from './components/ComboboxField/matchOptions.ts';
export { bankOptions } from './components/ComboboxField/bankOptions.ts';
