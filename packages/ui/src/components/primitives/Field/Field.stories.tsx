import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectDescribed, inFormWidth } from '../../../internal/storyChecks.ts';
import { Field } from './Field.tsx';
import * as styles from './Field.css.ts';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Componentes/Field',
  component: Field,
  decorators: [inFormWidth],
  args: {
    label: 'CPF',
    required: true,
    children: (control) => <input {...control} className={styles.control} defaultValue="529.982.247-25" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('CPF');
    await expect(input).toBeRequired();
    await expect(input).toBeValid();
  },
};

/**
 * A click on the label focuses the control. Screen readers announce a warning when it appears, and the control stays
 * valid; an error replaces the warning. On an English page the server's Portuguese error has its own `lang`.
 */
export const States: Story = {
  name: 'Estados',
  render: ({ children }) => (
    <Stack>
      <Field label="Opcional">{children}</Field>
      <Field label="Com dica" required hint="Como está no seu documento.">
        {children}
      </Field>
      <Field label="Com aviso" required hint="Do titular da conta." warning="Confira os números do CPF.">
        {children}
      </Field>
      <Field
        label="Inválido"
        required
        hint="Só números."
        warning="Confira os números."
        error="Informe o CPF do titular."
      >
        {children}
      </Field>
      <Field label="Title" required lang="en" hint="Shown in the list." error="Título já usado." errorLang="pt-BR">
        {children}
      </Field>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectDescribed(canvasElement, 'textbox', {
      'Com dica': 'Como está no seu documento.',
      'Com aviso': 'Do titular da conta. Confira os números do CPF.',
      Inválido: 'Só números. Informe o CPF do titular.',
      Title: 'Shown in the list. Título já usado.',
    });
    await userEvent.click(canvas.getByText('Opcional'));
    await expect(canvas.getByLabelText('Opcional')).toHaveFocus();
    await expect(canvas.getByLabelText('Opcional')).not.toBeRequired();
    await expect(canvas.getByText('(opcional)')).toBeVisible();
    await expect(canvas.getByLabelText('Com aviso')).toBeValid();
    const warning = canvas.getByText('Confira os números do CPF.');
    await expect(warning.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByLabelText('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Título já usado.')).toHaveAttribute('lang', 'pt-BR');
    await expect(canvas.getByText('Shown in the list.')).toHaveAttribute('lang', 'en');
  },
};
