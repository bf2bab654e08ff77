import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import {
  expectDescribed,
  expectFocus,
  expectTouchHeight,
  expectUncovered,
  inFormWidth,
  useLive,
} from '../../../internal/storyChecks.ts';
import { bankOptions } from '../../domain/bankOptions.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';

/** A combobox with state, as in a form. */
function LiveCombobox(props: ComboboxFieldProps) {
  return <ComboboxField {...props} {...useLive(props)} />;
}

/** The bank of the bank data, which accepts any name. */
const bank = {
  label: 'Nome do banco',
  required: true,
  options: bankOptions,
  value: '',
} satisfies Partial<ComboboxFieldProps>;

/** The input and the visible part of its list, queried at each call. */
function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: () => canvas.getByRole<HTMLInputElement>('combobox'),
    options: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    /** The text of the active option, by the id that the input refers to. */
    active: () => {
      const id = canvas.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent ?? null;
    },
  };
}

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
  name: 'Campo com sugestões',
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options, active } = partsOf(canvasElement);
    await expect(input()).toHaveAccessibleName('Nome do banco');
    await expect(input()).toBeRequired();
    await expect(input()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.type(input(), 'itau');
    await expect(options()).toEqual(['Itaú341']);
    await expect(canvas.getByRole('listbox', { name: 'Opções' })).toBeVisible();
    await expect(canvas.getByText('1 opção').closest('[aria-live="polite"]')).not.toBeNull();
    await expect(active()).toBeNull();

    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Itaú341');
    await userEvent.keyboard('{Enter}');
    await expect(input()).toHaveValue('Itaú');
    await expect(input()).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith('Itaú', expect.objectContaining({ hint: '341' }));
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

/** The list opened on a chosen option: all options, the chosen one ticked, active and scrolled into view. */
export const Open: Story = {
  name: 'Aberto',
  args: { value: 'Nubank (Nu Pagamentos)' },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options, active } = partsOf(canvasElement);
    await userEvent.click(input());
    await expect(options()).toHaveLength(args.options.length);
    await expect(active()).toBe('Nubank (Nu Pagamentos)260');
    await expectUncovered(canvas.getByRole('option', { name: /Nubank/, selected: true }));
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

/**
 * Arrows wrap around, Home and End move to the ends; Alt with an arrow opens without choosing and closes with it. Tab
 * chooses the active option.
 */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvasElement, args }) => {
    const { input, options, active } = partsOf(canvasElement);
    await userEvent.tab();
    await expect(input()).toHaveFocus();
    await expect(options()).toEqual([]);

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(options()).toHaveLength(args.options.length);
    await expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Banco do Brasil001');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Sicoob756');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe('Banco do Brasil001');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Sicoob756');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(input()).toHaveValue('Sicoob');
    await expect(options()).toEqual([]);

    await userEvent.clear(input());
    await userEvent.type(input(), 'brad');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(input()).toHaveValue('Bradesco');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bradesco', expect.objectContaining({ hint: '237' }));
    await userEvent.click(input());
    await expect(options()).toHaveLength(args.options.length);
    await expect(active()).toBe('Bradesco237');
  },
};

/**
 * Users may type any other bank: the text stays on blur. Typing a bank's full name, in any case, or its code selects
 * the bank; clearing leaves the focus in the field.
 */
export const OwnText: Story = {
  name: 'Texto próprio, código e nada',
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options } = partsOf(canvasElement);
    await userEvent.type(input(), 'Banco Raiz');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input()).toHaveValue('Banco Raiz');
    await expect(args.onChange).toHaveBeenLastCalledWith('Banco Raiz', null);

    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(input()).toHaveValue('');
    await expectFocus(input());
    await expect(options()).toEqual([]);
    await expect(args.onChange).toHaveBeenLastCalledWith('', null);

    await userEvent.keyboard('341');
    await userEvent.tab();
    await expect(input()).toHaveValue('Itaú');
    await expect(args.onChange).toHaveBeenLastCalledWith('Itaú', expect.objectContaining({ hint: '341' }));

    await userEvent.clear(input());
    await userEvent.type(input(), 'Inter');
    await expect(args.onChange).toHaveBeenLastCalledWith('Inter', null);
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('Inter', expect.objectContaining({ hint: '077' }));

    await userEvent.clear(input());
    await userEvent.type(input(), '341');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(options()).toEqual([]);
    await expect(input()).toHaveValue('');
    await expectFocus(input());
  },
};

/**
 * A click on an option chooses it; hovering does not, not even with Tab. A press in the text or next to the options
 * leaves the list open.
 */
export const Mouse: Story = {
  name: 'Com o mouse',
  play: async ({ canvasElement }) => {
    const { canvas, input, options, active } = partsOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar opções' }));
    await expectFocus(input());
    await userEvent.hover(canvas.getByRole('option', { name: /Caixa/ }));
    await expect(active()).toBeNull();
    await userEvent.tab();
    await expect(input()).toHaveValue('');
    await expect(options()).toEqual([]);

    await userEvent.click(input());
    await userEvent.click(canvas.getByRole('option', { name: /Caixa/ }));
    await expect(input()).toHaveValue('Caixa');
    await expectFocus(input());
    await expect(options()).toEqual([]);

    await userEvent.click(input());
    await userEvent.click(input());
    await userEvent.click(canvas.getByRole('listbox'));
    await expect(input()).toHaveFocus();
    await expect(options()).not.toEqual([]);
    await userEvent.click(document.body);
    await expect(options()).toEqual([]);
    await expect(input()).toHaveValue('Caixa');
  },
};

/** A finger that scrolls the list does not close it, one that taps outside does. */
export const Touch: Story = {
  name: 'Com o dedo',
  play: async ({ canvasElement }) => {
    const { canvas, input, options } = partsOf(canvasElement);
    await userEvent.pointer({ keys: '[TouchA]', target: input() });
    await expect(options()).not.toEqual([]);
    await fireEvent.touchStart(canvas.getByRole('listbox'));
    await fireEvent.touchMove(document.body);
    await fireEvent.touchEnd(document.body);
    await expect(options()).not.toEqual([]);
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('option', { name: /Inter/ }) });
    await expect(input()).toHaveValue('Inter');
  },
};

const submit = fn();

/** Enter chooses an option or keeps the text; pressed again it submits the form. */
export const InForm: Story = {
  name: 'Em um formulário',
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <Form label="Dados bancários" onSubmit={submit}>
      <LiveCombobox {...args} />
      <Button type="submit">Salvar</Button>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    const { input } = partsOf(canvasElement);
    await userEvent.type(input(), '077{Enter}');
    await expect(input()).toHaveValue('Inter');
    await expect(args.onChange).toHaveBeenLastCalledWith('Inter', expect.objectContaining({ hint: '077' }));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

const closeDialog = fn();

/** Inside a dialog, Esc closes the list first and only then the dialog. */
export const InDialog: Story = {
  name: 'Dentro de um diálogo',
  beforeEach: () => void closeDialog.mockClear(),
  render: (args) => (
    <Dialog title="Dados bancários" onClose={closeDialog}>
      <LiveCombobox {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox'), 'bra');
    await expect(dialog.getAllByRole('option')).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryAllByRole('option')).toHaveLength(0);
    await expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closeDialog).toHaveBeenCalledOnce();
  },
};

function AtBottom(props: ComboboxFieldProps) {
  return (
    <div style={{ paddingBlockStart: '70vh' }}>
      <LiveCombobox {...props} />
    </div>
  );
}

/** Without space below, the list opens above the field, and stays there while typing shortens it. */
export const OpensUpward: Story = {
  name: 'Abre para cima',
  render: (args) => <AtBottom {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, input } = partsOf(canvasElement);
    await userEvent.click(input());
    await userEvent.keyboard('{End}');
    await expectUncovered(canvas.getByRole('option', { name: /Sicoob/ }));
  },
};

/** In a dialog or another scrolling box, the list is only as high as the available space. */
export const LittleSpace: Story = {
  name: 'Pouco espaço',
  render: (args) => (
    <div data-testid="box" style={{ height: 300, overflow: 'auto', padding: 16 }}>
      <LiveCombobox {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { input } = partsOf(canvasElement);
    await userEvent.click(input());
    await userEvent.keyboard('{End}');
    await expectUncovered(canvas.getByRole('option', { name: /Sicoob/ }));
  },
};
