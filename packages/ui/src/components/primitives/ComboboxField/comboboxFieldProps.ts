import type { ComponentProps } from 'react';
import type { CountForms } from '../../../format/plural.ts';
import type { FieldProps } from '../Field/Field.tsx';
import type { ComboboxOption } from './matchOptions.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'disabled' | 'inputMode' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'readOnly' | 'ref' | 'spellCheck'
>;

/** Props of ComboboxField; the native ones are those of `<input>`. */
export interface ComboboxFieldProps extends FieldProps, NativeProps {
  /**
   * In the order shown. Pass the same array on each render, or a long list is searched again each
   * time.
   */
  options: readonly ComboboxOption[];
  /**
   * Value of the chosen option or, with `allowCustom`, any other text; empty when nothing is
   * chosen.
   */
  value: string;
  /**
   * Called with the value of the chosen option and the option itself; with `allowCustom` also with
   * each typed text and null. On blur, a text that equals the label or hint of exactly one option
   * chooses it.
   */
  onChange: (value: string, option: ComboboxOption | null) => void;
  /**
   * Accepts any text; the options are suggestions. Otherwise a text that is no option reverts to
   * the last choice.
   * @default false
   */
  allowCustom?: boolean;
  /**
   * The number of options, announced while typing.
   * @default '1 opção', '35 opções'
   */
  countTexts?: CountForms;
  /**
   * Shown when no option matches the text.
   * @default 'Nenhuma opção encontrada.', and with `allowCustom` that the typed text is kept
   */
  noneText?: string;
  /**
   * Accessible name of the button that empties the field.
   * @default 'Limpar'
   */
  clearLabel?: string;
  /**
   * Accessible name of the button that opens the list; `aria-expanded` says its state.
   * @default 'Mostrar opções'
   */
  showLabel?: string;
  /**
   * Accessible name of the list.
   * @default 'Opções'
   */
  listLabel?: string;
}
