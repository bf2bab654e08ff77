/** The text field with suggestions. It depends on downshift, so screens import it lazily. */
export { ComboboxField, type ComboboxFieldProps } from './components/primitives/ComboboxField/ComboboxField.tsx';
export type { ComboboxOption } from './components/primitives/ComboboxField/matchOptions.ts';
export { bankOptions } from './components/domain/bankOptions.ts';
