import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
import { Field } from './Field.tsx';
import * as styles from './Field.css.ts';

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
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('CPF');
    await expect(input).toBeRequired();
    await expect(input).toBeValid();
  },
};

export const WithHint: Story = {
  name: 'Com dica',
  args: { hint: 'Como está no seu documento.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('CPF')).toHaveAccessibleDescription(
      'Como está no seu documento.',
    );
  },
};

/** A hint in amber, announced when it appears; the control stays valid. */
export const WithWarning: Story = {
  name: 'Com aviso',
  args: { ...WithHint.args, warning: 'Confira os números do CPF.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('CPF');
    await expect(input).toHaveAccessibleDescription('Como está no seu documento. Confira os números do CPF.');
    await expect(input).toBeValid();
    await expect(within(canvasElement).getByText('Confira os números do CPF.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

/** One thing at a time: an error takes the place of the warning. */
export const WarningAndError: Story = {
  name: 'Aviso e erro',
  args: { warning: 'Confira os números do CPF.', error: 'Informe o CPF do titular.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('CPF')).toHaveAccessibleDescription('Informe o CPF do titular.');
    await expect(within(canvasElement).queryByText('Confira os números do CPF.')).toBeNull();
  },
};

export const Invalid: Story = {
  name: 'Inválido',
  args: { ...WithHint.args, error: 'Confira os números do CPF.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('CPF');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Como está no seu documento. Confira os números do CPF.');
  },
};

/** On an English page the server's Portuguese error has its own `lang`. */
export const InvalidByTheServer: Story = {
  name: 'Recusado pelo servidor',
  args: { label: 'Title', hint: 'Shown in the catalogue.', lang: 'en', error: 'Título já usado.', errorLang: 'pt-BR' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Título já usado.')).toHaveAttribute('lang', 'pt-BR');
    await expect(within(canvasElement).getByText('Shown in the catalogue.')).toHaveAttribute('lang', 'en');
  },
};

export const Optional: Story = {
  name: 'Opcional',
  args: { label: 'Chave PIX', required: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Chave PIX')).not.toBeRequired();
    await expect(within(canvasElement).getByText('(opcional)')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { children: (control) => <input {...control} className={styles.control} placeholder="000.000.000-00" /> },
};

export const Disabled: Story = {
  name: 'Desligado',
  args: {
    children: (control) => <input {...control} className={styles.control} defaultValue="529.982.247-25" disabled />,
  },
};

export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: {
    children: (control) => <input {...control} className={styles.control} defaultValue="529.982.247-25" readOnly />,
  },
};

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  render: (args) => (
    <InBusyForm>
      <Field {...args} />
    </InBusyForm>
  ),
};

/** Pressing the label leads to the control. */
export const LabelLeadsToControl: Story = {
  name: 'O rótulo leva ao campo',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('CPF'));
    await expect(within(canvasElement).getByLabelText('CPF')).toHaveFocus();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, hint: strange.word, warning: strange.mix, error: strange.word + strange.title },
};
