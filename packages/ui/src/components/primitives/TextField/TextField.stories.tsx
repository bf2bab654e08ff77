import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Live(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: string) {
    setValue(next);
    props.onChange(next);
  }
  return <TextField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Componentes/TextField',
  component: TextField,
  decorators: [inFormWidth],
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', required: true, value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expectTouchHeight(input);
    await userEvent.type(input, 'a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
    await expect(input).toHaveValue('a@b');
  },
};

export const Invalid: Story = {
  name: 'Inválido',
  args: { value: 'mariana@', error: 'Informe um e-mail válido.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Informe um e-mail válido.');
  },
};

export const Filled: Story = { name: 'Preenchido', args: { value: 'mariana.souza@exemplo.com.br' } };

export const Empty: Story = { name: 'Vazio', args: { placeholder: 'nome@exemplo.com.br' } };

export const WithHint: Story = {
  name: 'Com dica',
  args: { hint: 'Enviamos para cá a confirmação do cadastro.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Enviamos para cá a confirmação do cadastro.',
    );
  },
};

export const WithWarning: Story = {
  name: 'Com aviso',
  args: { value: 'mariana@gmial.com', warning: 'Confira o que vem depois do @.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveAccessibleDescription('Confira o que vem depois do @.');
    await expect(input).toBeValid();
  },
};

export const Optional: Story = {
  name: 'Opcional',
  args: { label: 'Telefone', type: 'tel', autoComplete: 'tel', required: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Telefone' })).not.toBeRequired();
    await expect(within(canvasElement).getByText('(opcional)')).toBeVisible();
  },
};

export const Disabled: Story = { name: 'Desligado', args: { value: 'mariana@exemplo.com.br', disabled: true } };

/** Reached by Tab and readable, but not changed by typing. */
export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { label: 'ID de indicação', type: 'text', value: '123', readOnly: true, hint: 'Indicado por link.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Letters of equal width, for values that people compare letter by letter. */
export const Mono: Story = {
  name: 'Letra de largura fixa',
  args: { label: 'Código do voucher', type: 'text', autoComplete: 'off', mono: true, value: 'DESCONTO20' },
};

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  args: { value: 'mariana@exemplo.com.br' },
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    await expect(within(canvasElement).getByRole('textbox', { name: 'E-mail' })).toHaveValue('mariana@exemplo.com.br');
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <TextField {...args} label="ID de indicação" value="123" readOnly hint="Indicado por link." />
      <TextField {...args} label="Código do voucher" value="DESCONTO20" mono required={false} />
      <TextField {...args} label="Desligado" value="mariana@exemplo.com.br" disabled />
      <TextField {...args} label="Vazio" placeholder="nome@exemplo.com.br" />
    </Stack>
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, value: strange.word, hint: strange.mix, error: strange.word },
};
