import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  expectDescribed,
  expectNoSidewaysScroll,
  expectTouchHeight,
  inFormWidth,
  strange,
} from '../../../internal/storyChecks.ts';
import { ComboboxField } from './ComboboxField.tsx';
import { bank, LiveCombobox, partsOf, threeHundred } from './storyCombobox.tsx';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Componentes/ComboboxField',
  component: ComboboxField,
  decorators: [inFormWidth],
  args: { ...bank, onChange: fn() },
  render: (args) => <LiveCombobox {...args} />,
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options, active } = partsOf(canvasElement);
    await expect(input()).toHaveAccessibleName('Nome do banco');
    await expect(input()).toBeRequired();
    await expect(input()).toHaveAttribute('aria-expanded', 'false');
    await expectTouchHeight(input());

    await userEvent.type(input(), 'itau');
    await expect(options()).toEqual(['Itaú341']);
    await expect(canvas.getByRole('listbox', { name: 'Opções' })).toBeVisible();
    await expect(canvas.getByText('1 opção')).toBeInTheDocument();
    await expect(active()).toBeNull();

    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Itaú341');
    await userEvent.keyboard('{Enter}');
    await expect(input()).toHaveValue('Itaú');
    await expect(input()).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith('Itaú', { value: 'Itaú', label: 'Itaú', hint: '341' });
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <ComboboxField {...args} label="Vazio" placeholder="Digite o nome ou o código" />
      <ComboboxField {...args} label="Com dica" value="Banco do Brasil" hint="Digite o nome ou o código do banco." />
      <ComboboxField {...args} label="Com aviso" value="Banco Raiz" warning="Este banco não está na nossa lista." />
      <ComboboxField {...args} label="Inválido" error="Informe o nome do banco." />
      <ComboboxField {...args} label="Desligado" value="Caixa" disabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, options } = partsOf(canvasElement);
    const field = (name: string) => canvas.getByRole('combobox', { name });
    await expectDescribed(canvasElement, 'combobox', {
      'Com dica': 'Digite o nome ou o código do banco.',
      'Com aviso': 'Este banco não está na nossa lista.',
      Inválido: 'Informe o nome do banco.',
    });
    await expect(field('Com aviso')).toBeValid();
    await expect(field('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Desligado')).toBeDisabled();
    const clear = canvas.getAllByRole('button', { name: 'Limpar' });
    await expect(clear).toHaveLength(2);
    await expect(clear[0]).toHaveAccessibleDescription('Com dica');
    await expect(canvas.getByRole('button', { name: 'Mostrar opções', description: 'Desligado' })).toBeDisabled();
    await expect(options()).toEqual([]);
  },
};

/**
 * The list as it opens over a choice: all options, the chosen one ticked, reached and scrolled to.
 */
export const Open: Story = {
  name: 'Aberto',
  args: { value: 'Nubank (Nu Pagamentos)' },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options, active } = partsOf(canvasElement);
    await userEvent.click(input());
    await expect(options()).toHaveLength(args.options.length);
    await expect(active()).toBe('Nubank (Nu Pagamentos)260');
    const chosen = canvas.getByRole('option', { name: /Nubank/, selected: true }).getBoundingClientRect();
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
    await expectTouchHeight(canvas.getByRole('option', { name: /Nubank/ }));
  },
};

export const NoMatches: Story = {
  name: 'Nada encontrado',
  play: async ({ canvasElement }) => {
    const { canvas, input } = partsOf(canvasElement);
    await userEvent.type(input(), 'Banco Raiz');
    await expect(canvas.getByText('Nenhuma opção encontrada. Vale o que você digitou.')).toBeVisible();
    await expect(input()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { value: 'Caixa', readOnly: true, hint: 'Para mudar de banco, fale conosco.' },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options } = partsOf(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}xyz{Escape}');
    await expect(options()).toEqual([]);
    await expect(input()).toHaveValue('Caixa');
    await expect(input()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ThreeHundred: Story = {
  name: 'Trezentas opções',
  args: { label: 'Cooperativa', allowCustom: false, options: threeHundred },
  play: async ({ canvasElement }) => {
    const { canvas, input, active } = partsOf(canvasElement);
    // Finding each of them by its role would take a second.
    const list = () => canvas.getByRole('listbox').children;
    await userEvent.click(input());
    await expect(list()).toHaveLength(300);
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Cooperativa São João 300300');
    await userEvent.type(input(), 'joao 29');
    await expect(list()).toHaveLength(13);
  },
};

/** Long words break inside the list, and nothing scrolls sideways. */
export const LongText: Story = {
  name: 'Textos longos',
  args: {
    label: strange.title,
    hint: strange.mix,
    error: strange.word,
    options: [
      { value: 'a', label: strange.word, hint: '001' },
      { value: 'b', label: strange.title },
      { value: 'c', label: strange.mix, hint: strange.word },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(partsOf(canvasElement).input());
    await expect(partsOf(canvasElement).options()).toHaveLength(3);
    await expectNoSidewaysScroll();
  },
};
