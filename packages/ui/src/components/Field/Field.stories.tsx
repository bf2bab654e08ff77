import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Field } from './Field.tsx';
import * as styles from './Field.css.ts';

const meta = {
  title: 'Componentes/Field',
  component: Field,
  args: {
    label: 'CPF',
    required: true,
    children: (control) => <input {...control} className={styles.control} defaultValue="529.982.247-25" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('CPF');
    await expect(input).toBeRequired();
    await expect(input).toBeValid();
  },
};

export const WithHint: Story = {
  args: { hint: 'Como está no seu documento.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('CPF')).toHaveAccessibleDescription(
      'Como está no seu documento.',
    );
  },
};

export const Invalid: Story = {
  args: { ...WithHint.args, error: 'Confira os números do CPF.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('CPF');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Como está no seu documento. Confira os números do CPF.');
  },
};

export const Optional: Story = {
  args: { label: 'Chave PIX', required: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Chave PIX')).not.toBeRequired();
  },
};

export const LongNarrow: Story = {
  args: { label: strange.title, hint: strange.word, error: strange.word + strange.title },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
