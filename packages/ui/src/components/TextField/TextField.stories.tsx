import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
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
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', required: true, value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expectTouchHeight(input);
    await userEvent.type(input, 'a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
    await expect(input).toHaveValue('a@b');
  },
};

export const Invalid: Story = {
  args: { value: 'mariana@', error: 'Informe um e-mail válido.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Informe um e-mail válido.');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} label="ID de indicação" value="123" readOnly hint="Indicado por link." />
      <TextField {...args} label="Código do voucher" value="DESCONTO20" mono required={false} />
      <TextField {...args} label="Desligado" value="mariana@exemplo.com.br" disabled />
      <TextField {...args} label="Vazio" placeholder="nome@exemplo.com.br" />
    </Stack>
  ),
};

export const LongNarrow: Story = {
  args: { label: strange.title, value: strange.word, hint: strange.mix, error: strange.word },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
