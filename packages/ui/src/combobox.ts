/** The field with a searchable list. It brings downshift along, so screens import it lazily, with the form that has one. */
export { ComboboxField, type ComboboxFieldProps } from './components/ComboboxField/ComboboxField.tsx';
export type { ComboboxOption } from './components/ComboboxField/matchOptions.ts';
export { bankOptions } from './components/ComboboxField/bankOptions.ts';
