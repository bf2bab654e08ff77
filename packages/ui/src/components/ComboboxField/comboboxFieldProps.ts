import type { ComponentProps } from 'react';
import type { CountForms } from '../../format/plural.ts';
import type { FieldProps } from '../Field/Field.tsx';
import type { ComboboxOption } from './matchOptions.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'disabled' | 'inputMode' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'readOnly' | 'ref' | 'spellCheck'
>;

/** Props of ComboboxField; the native ones are those of `<input>`. */
export interface ComboboxFieldProps extends FieldProps, NativeProps {
  /** In the order shown. Hand in the same array at each drawing, or a long list is searched anew each time. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option or, with `allowCustom`, any other text; an empty text when there is nothing. */
  value: string;
  /**
   * Called with the value of the chosen option and the option itself; with `allowCustom` also with each text typed, and
   * null. Once the field is left, a text that is exactly one option, by its label or its hint, becomes that option.
   */
  onChange: (value: string, option: ComboboxOption | null) => void;
  /**
   * Any text may stay, the options only help. Otherwise a text that is no option gives way to the last choice.
   * @default false
   */
  allowCustom?: boolean;
  /**
   * The number of options, read aloud while one types.
   * @default '1 opção', '35 opções' and their like
   */
  countTexts?: CountForms;
  /**
   * The sentence when nothing goes with the text.
   * @default 'Nenhuma opção encontrada.', and with `allowCustom` that the typed text is kept
   */
  noneText?: string;
  /**
   * Name of the button that empties the field.
   * @default 'Limpar'
   */
  clearLabel?: string;
  /**
   * Name of the button that opens the list; whether it is expanded says which way it goes.
   * @default 'Mostrar opções'
   */
  showLabel?: string;
  /**
   * Name of the list.
   * @default 'Opções'
   */
  listLabel?: string;
}
