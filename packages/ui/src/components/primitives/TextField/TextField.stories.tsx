import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectDescribed, inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Componentes/TextField',
  component: TextField,
  decorators: [inFormWidth],
  args: { label: 'E-mail', type: 'email', required: true, value: '', onChange: fn() },
  render: function Live(args) {
    return <TextField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de texto',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
    await expect(input).toHaveValue('a@b');
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <TextField {...args} label="Vazio" placeholder="nome@exemplo.com.br" />
      <TextField {...args} label="Opcional" required={false} />
      <TextField {...args} label="Com dica" hint="Enviamos para cá a confirmação do cadastro." />
      <TextField {...args} label="Com aviso" value="mariana@gmial.com" warning="Confira o que vem depois do @." />
      <TextField {...args} label="Inválido" value="mariana@" error="Informe um e-mail válido." />
      <TextField {...args} label="Desligado" value="mariana@exemplo.com.br" disabled />
      <TextField {...args} label="Somente leitura" type="text" value="123" readOnly hint="Indicado por link." />
      <TextField
        {...args}
        label="Com botão"
        type="text"
        error="Confira o código."
        action={<Button variant="secondary">Aplicar</Button>}
      />
      <TextField {...args} label="Código" type="text" value="DESCONTO20" code />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expectDescribed(canvasElement, 'textbox', {
      'Com dica': 'Enviamos para cá a confirmação do cadastro.',
      'Com aviso': 'Confira o que vem depois do @.',
      Inválido: 'Informe um e-mail válido.',
      'Com botão': 'Confira o código.',
      'Somente leitura': 'Indicado por link.',
    });
    await expect(field('Com aviso')).toBeValid();
    await expect(field('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Opcional')).not.toBeRequired();
    await expect(canvas.getByText('(opcional)')).toBeVisible();
    await expect(field('Desligado')).toBeDisabled();
    await expect(field('Somente leitura')).toHaveAttribute('readonly');
    for (const name of ['Vazio', 'Código']) await expect(field(name)).toHaveAttribute('autocorrect', 'off');
    await expect(field('Com botão')).not.toHaveAttribute('autocorrect');
  },
};
