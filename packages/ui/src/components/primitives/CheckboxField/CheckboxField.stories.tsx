import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectDescribed, expectTouchHeight, inFormWidth } from '../../../internal/storyChecks.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
import { Stack } from '../Layout/Layout.tsx';

function Live(props: CheckboxFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  function change(next: boolean) {
    setChecked(next);
    props.onChange(next);
  }
  return <CheckboxField {...props} checked={checked} onChange={change} />;
}

const meta = {
  title: 'Componentes/CheckboxField',
  component: CheckboxField,
  decorators: [inFormWidth],
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

/** The entire line is clickable, 44 px high. */
export const Default: Story = {
  name: 'Caixa de seleção, checkbox',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /Li e aceito os Termos de Uso/ });
    await expect(box).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    const line = canvas.getByText(/Li e aceito os/).closest('label');
    if (line === null) throw new Error('The words are not part of a label.');
    await expectTouchHeight(line);
    await userEvent.click(canvas.getByText(/Li e aceito os/));
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <CheckboxField {...args} label="Premium" hint="Only subscribers can enrol." lang="en" checked />
      <CheckboxField {...args} error="Você precisa aceitar os Termos de Uso para se cadastrar." />
      <CheckboxField {...args} label="Desligado" disabled />
      <CheckboxField {...args} label="Desligado, marcado" checked disabled />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const terms = 'Li e aceito os Termos de Uso (abre em nova aba)';
    await expectDescribed(canvasElement, 'checkbox', {
      Premium: 'Only subscribers can enrol.',
      [terms]: 'Você precisa aceitar os Termos de Uso para se cadastrar.',
    });
    await expect(box(terms)).toHaveAttribute('aria-invalid', 'true');
    await expect(box('Desligado')).toBeDisabled();
    await expect(box('Desligado, marcado')).toBeChecked();
  },
};

/** The focus ring is visible on an invalid box too. */
export const InvalidFocused: Story = {
  name: 'Inválido, com foco',
  args: { error: 'Você precisa aceitar os Termos de Uso para se cadastrar.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const red = getComputedStyle(box).outlineColor;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box).outlineColor).not.toBe(red);
    await expect(getComputedStyle(box).outlineWidth).toBe('3px');
  },
};
