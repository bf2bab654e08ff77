import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
import { CpfField, type CpfFieldProps } from './CpfField.tsx';

function Live(props: CpfFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: string) {
    setValue(next);
    props.onChange(next);
  }
  return <CpfField {...props} value={value} onChange={change} />;
}

function inputOf(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
}

/** The text with a bar at the caret. */
function withCaret({ value, selectionStart }: HTMLInputElement) {
  const caret = selectionStart ?? 0;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

const doubt = 'Confira os números do CPF.';

const meta = {
  title: 'Componentes/CpfField',
  component: CpfField,
  decorators: [inFormWidth],
  args: { label: 'CPF', required: true, value: '', onChange: fn(), doubtText: doubt },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CpfField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await expectTouchHeight(input);
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('maxlength', '14');
    await userEvent.tab();
    await userEvent.keyboard('529x9822');
    await expect(input).toHaveValue('529.982.2');
    await userEvent.keyboard('4725999');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-25');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

/** The caret stays behind the digit it stood behind, and a dot takes its digit along. */
export const EditedInTheMiddle: Story = {
  name: 'Editado no meio',
  args: { value: '529.982.247-25' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(withCaret(input)).toBe('52|9.822.472-5');
    await userEvent.keyboard('1');
    await expect(withCaret(input)).toBe('521.|982.247-25');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Delete}');
    await expect(withCaret(input)).toBe('521.|822.472-5');
    await userEvent.keyboard('x');
    await expect(withCaret(input)).toBe('521.|822.472-5');
  },
};

/** Pasted with or without dots, blanks and words around it. */
export const Pasted: Story = {
  name: 'Colado',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('52998224725');
    await expect(input).toHaveValue('529.982.247-25');
    await userEvent.paste(' CPF: 111.444.777-35\n');
    await expect(input).toHaveValue('111.444.777-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('111.444.777-35');
  },
};

/**
 * Filled in as a whole, as browsers and password managers do: the same digits without their mask
 * are all kept.
 */
export const FilledAnew: Story = {
  name: 'Preenchido de uma vez',
  args: { value: '529.982.247-25' },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await fireEvent.input(input, { target: { value: '52998224725' } });
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '11144477735' } });
    await expect(input).toHaveValue('111.444.777-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('111.444.777-35');
  },
};

/** Eleven digits without a mask are shown with it. */
export const Filled: Story = {
  name: 'Preenchido',
  args: { value: '52998224725' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveValue('529.982.247-25');
  },
};

export const Empty: Story = { name: 'Vazio', args: { placeholder: '000.000.000-00' } };

export const WithHint: Story = {
  name: 'Com dica',
  args: { hint: 'Do titular da conta.' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('Do titular da conta.');
  },
};

/** Wrong check digits: a hint as soon as the number is whole, and never an obstacle. */
export const WithWarning: Story = {
  name: 'Com aviso',
  args: { hint: 'Do titular da conta.' },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('5299822472');
    await expect(within(canvasElement).queryByText(doubt)).toBeNull();
    await userEvent.keyboard('4');
    await expect(within(canvasElement).getByText(doubt)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(`Do titular da conta. ${doubt}`);
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-24');
  },
};

/** An incomplete number has a hint too, which disappears once it is complete. */
export const Unfinished: Story = {
  name: 'Inacabado',
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, '529.982');
    await expect(within(canvasElement).queryByText(doubt)).toBeNull();
    await userEvent.tab();
    await expect(within(canvasElement).getByText(doubt)).toBeVisible();
    await userEvent.type(input, '24725');
    await expect(within(canvasElement).queryByText(doubt)).toBeNull();
  },
};

/** An error of the form or the server replaces the hint. */
export const Invalid: Story = {
  name: 'Inválido',
  args: { value: '529.982.247-24', error: 'Informe o CPF do titular.' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Informe o CPF do titular.');
  },
};

export const Disabled: Story = { name: 'Desligado', args: { value: '529.982.247-25', disabled: true } };

export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { value: '529.982.247-25', readOnly: true, hint: 'Para mudar o CPF, fale conosco.' },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('1{Backspace}');
    await userEvent.paste('11144477735');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  args: { value: '529.982.247-25' },
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, hint: strange.mix, value: '529.982.247-24', doubtText: strange.word },
};
