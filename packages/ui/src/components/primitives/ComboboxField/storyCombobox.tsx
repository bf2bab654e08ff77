import { useState } from 'react';
import { within } from 'storybook/test';
import { bankOptions } from '../../domain/bankOptions.ts';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import type { ComboboxOption } from './matchOptions.ts';

/** A combobox that keeps its value, as in a form. */
export function LiveCombobox(props: ComboboxFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: string, option: ComboboxOption | null) {
    setValue(next);
    props.onChange(next, option);
  }
  return <ComboboxField {...props} value={value} onChange={change} />;
}

/** The bank of the bank data, which any name may fill. */
export const bank = {
  label: 'Nome do banco',
  required: true,
  allowCustom: true,
  options: bankOptions,
  value: '',
} satisfies Partial<ComboboxFieldProps>;

/** Three hundred names, for a list longer than any of ours. */
export const threeHundred: ComboboxOption[] = Array.from({ length: 300 }, (_none, index) => {
  const number = String(index + 1).padStart(3, '0');
  return { value: number, label: `Cooperativa São João ${number}`, hint: number };
});

/** The input and the visible part of its list, queried at each call. */
export function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: () => canvas.getByRole<HTMLInputElement>('combobox'),
    options: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    /** The words of the option that the keys have reached, by what the input refers to. */
    active: () => {
      const id = canvas.getByRole('combobox').getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.textContent;
    },
  };
}
