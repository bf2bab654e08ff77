import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectDescribed, inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { TextAreaField } from './TextAreaField.tsx';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Componentes/TextAreaField',
  component: TextAreaField,
  decorators: [inFormWidth],
  args: { label: 'Description', lang: 'en', optionalText: '(optional)', value: '', onChange: fn() },
  render: function Live(args) {
    return <TextAreaField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de texto longo',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(area, 'Um{Enter}dois');
    await expect(area).toHaveValue('Um\ndois');
  },
};

const course = 'Como indicar com cuidado.\n\nO que dizer, o que não prometer e como acompanhar quem você indicou.';

export const States: Story = {
  name: 'Estados',
  args: { lang: 'pt-BR', optionalText: '' },
  render: (args) => (
    <Stack>
      <TextAreaField {...args} label="Vazio" rows={2} placeholder="Do que trata o curso?" />
      <TextAreaField {...args} label="Com dica" value={course} hint="Aparece no catálogo." />
      <TextAreaField {...args} label="Com aviso" value={course} warning="Texto igual ao de outro curso." />
      <TextAreaField {...args} label="Inválido" required error="Preencha o conteúdo." />
      <TextAreaField {...args} label="Desligado" value={course} disabled />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const area = (name: string) => canvas.getByRole('textbox', { name });
    await expectDescribed(canvasElement, 'textbox', {
      'Com dica': 'Aparece no catálogo.',
      'Com aviso': 'Texto igual ao de outro curso.',
      Inválido: 'Preencha o conteúdo.',
    });
    await expect(area('Com aviso')).toBeValid();
    await expect(area('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(area('Desligado')).toBeDisabled();
  },
};
