import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';

function Live(props: CheckboxFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  return <CheckboxField {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Componentes/CheckboxField',
  component: CheckboxField,
  args: {
    label: (
      <>
        Li e aceito os{' '}
        <TextLink href="/termos" newTab>
          Termos de Uso
        </TextLink>
      </>
    ),
    required: true,
    checked: false,
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /Li e aceito os Termos de Uso/ });
    await expect(box).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText(/Li e aceito os/));
    await expect(box).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'Você precisa aceitar os Termos de Uso para se cadastrar.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Você precisa aceitar os Termos de Uso para se cadastrar.');
  },
};

export const Ticked: Story = {
  args: { label: 'Premium', hint: 'Only subscribers can enrol.', lang: 'en', checked: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongNarrow: Story = {
  args: { label: strange.title + strange.word, error: strange.word },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
