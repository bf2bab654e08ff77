import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { expectDescribed, inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { CpfField } from './CpfField.tsx';
import { Stack } from '../Layout/Layout.tsx';

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
  render: function Live(args) {
    return <CpfField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof CpfField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de CPF',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('529x9822');
    await expect(input).toHaveValue('529.982.2');
    await userEvent.keyboard('4725');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-25');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

/** The caret stays behind the same digit, and deleting a dot deletes its digit too. */
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

/**
 * Pasted with or without dots, spaces and words around it, or filled in at once, like browsers and password managers:
 * the mask keeps all digits.
 */
export const Pasted: Story = {
  name: 'Colado, ou preenchido de uma vez',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.paste(' CPF: 111.444.777-35\n');
    await expect(input).toHaveValue('111.444.777-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('111.444.777-35');
    await userEvent.paste('52998224725');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await fireEvent.input(input, { target: { value: '52998224725' } });
    await expect(input).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await fireEvent.input(input, { target: { value: '11144477735' } });
    await expect(input).toHaveValue('111.444.777-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('111.444.777-35');
  },
};

/** Of a text with other numbers the field takes only a complete CPF; it never cuts or joins digits. */
export const PastedWithOtherNumbers: Story = {
  name: 'Colado com outros números',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('RG 12.345.678-9, CPF 111.444.777-35, tel. (11) 98765-4321');
    await expect(input).toHaveValue('111.444.777-35');
    await expect(args.onChange).toHaveBeenCalledOnce();
    for (const text of ['12.345.678/0001-95', 'ag. 1234 conta 5678901', '111.444.777-35 529.982.247-25']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text);
      await expect(input).toHaveAccessibleDescription(doubt);
    }
    await userEvent.clear(input);
    await userEvent.keyboard('529982247259');
    await expect(input).toHaveAccessibleDescription(doubt);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

/** Eleven digits appear with a mask; the warning replaces the hint, an error the warning. */
export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <CpfField {...args} label="Vazio" placeholder="000.000.000-00" />
      <CpfField {...args} label="Com dica" value="52998224725" hint="Do titular da conta." />
      <CpfField {...args} label="Com aviso" value="529.982.247-24" hint="Do titular da conta." />
      <CpfField {...args} label="Inválido" value="529.982.247-24" error="Informe o CPF do titular." />
      <CpfField {...args} label="Desligado" value="529.982.247-25" disabled />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expectDescribed(canvasElement, 'textbox', {
      'Com dica': 'Do titular da conta.',
      'Com aviso': doubt,
      Inválido: 'Informe o CPF do titular.',
    });
    await expect(field('Com dica')).toHaveValue('529.982.247-25');
    await expect(field('Com aviso')).toBeValid();
    await expect(field('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Desligado')).toBeDisabled();
  },
};

/**
 * Wrong check digits: a warning as soon as the number is complete, which never blocks the form. An incomplete number
 * has the warning on blur.
 */
export const WarningWhileTyping: Story = {
  name: 'Aviso ao digitar',
  play: async ({ canvas, canvasElement, args }) => {
    const input = inputOf(canvasElement);
    const hint = () => canvas.queryByText(doubt);
    await userEvent.type(input, '529.982');
    await expect(hint()).toBeNull();
    await userEvent.tab();
    await expect(hint()).toBeVisible();
    await userEvent.click(input);
    input.setSelectionRange(7, 7);
    await userEvent.keyboard('24724');
    await expect(hint()).toBeVisible();
    await expect(input).toHaveAccessibleDescription(doubt);
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-24');
    await userEvent.keyboard('{Backspace}5');
    await expect(hint()).toBeNull();
  },
};
