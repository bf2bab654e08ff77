import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';

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

export const Default: Story = {
  name: 'Padrão',
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
  name: 'Inválido',
  args: { error: 'Você precisa aceitar os Termos de Uso para se cadastrar.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Você precisa aceitar os Termos de Uso para se cadastrar.');
  },
};

/** The focus ring is seen on an invalid box too. */
export const InvalidFocused: Story = {
  ...Invalid,
  name: 'Inválido, com foco',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    const red = getComputedStyle(box).outlineColor;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box).outlineColor).not.toBe(red);
    await expect(getComputedStyle(box).outlineWidth).toBe('3px');
  },
};

export const Ticked: Story = {
  name: 'Marcado',
  args: { label: 'Premium', hint: 'Only subscribers can enrol.', lang: 'en', checked: true },
};

/** The whole line can be pressed, 44 px high. */
export const Touched: Story = {
  name: 'Tocado',
  args: { label: 'Publicado' },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText('Publicado').closest('label');
    if (line === null) throw new Error('The words are not part of a label.');
    await expectTouchHeight(line);
    await userEvent.click(line);
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Publicado' })).toBeChecked();
  },
};

export const WithHint: Story = {
  name: 'Com dica',
  args: { label: 'Aula obrigatória', hint: 'Conta para concluir o curso.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Conta para concluir o curso.',
    );
  },
};

export const WithWarning: Story = {
  name: 'Com aviso',
  args: { label: 'Publicado', checked: true, warning: 'O curso ainda não tem aulas.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('O curso ainda não tem aulas.');
    await expect(box).toBeValid();
  },
};

export const Disabled: Story = { name: 'Desligado', args: { disabled: true } };

export const DisabledTicked: Story = { name: 'Desligado, marcado', args: { checked: true, disabled: true } };

/** Reached by Tab and readable, but not changed by the space bar. */
export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { checked: true, readOnly: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  args: { checked: true },
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title + strange.word, error: strange.word },
};
