import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { expectFocus, inFormWidth } from '../../../internal/storyChecks.ts';
import { ComboboxField } from './ComboboxField.tsx';
import { bank, LiveCombobox, partsOf } from './storyCombobox.tsx';

/** What a combobox does under the keys, the mouse and the finger. */
const meta = {
  title: 'Componentes/ComboboxField em uso',
  component: ComboboxField,
  decorators: [inFormWidth],
  args: { ...bank, onChange: fn() },
  render: (args) => <LiveCombobox {...args} />,
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Arrows walk in a circle, Home and End to the ends; Alt with an arrow opens without choosing and
 * closes with it.
 */
export const Default: Story = {
  name: 'Padrão',
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
  },
};

/**
 * Esc closes the list and keeps what is typed; pressed again it is the form's, which heard nothing
 * of the first.
 */
export const Escape: Story = {
  name: 'Esc',
  play: async ({ canvasElement }) => {
    const { input, options } = partsOf(canvasElement);
    await userEvent.type(input(), 'bra');
    await expect(options()).not.toEqual([]);

    const heard: boolean[] = [];
    const hear = (event: KeyboardEvent) => heard.push(event.defaultPrevented);
    canvasElement.ownerDocument.addEventListener('keydown', hear);
    await userEvent.keyboard('{Escape}');
    await expect(options()).toEqual([]);
    await expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect(heard).toEqual([false]);
    canvasElement.ownerDocument.removeEventListener('keydown', hear);
    await expect(input()).toHaveValue('bra');
    await expect(input()).toHaveFocus();
  },
};

/**
 * Any other bank may be typed: the text is kept when the field is left. Typing a bank's whole name,
 * in any case, or its code selects the bank; clearing leaves the focus in the field.
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
    await expect(args.onChange).toHaveBeenLastCalledWith('Itaú', { value: 'Itaú', label: 'Itaú', hint: '341' });
  },
};

/**
 * Where only an option will do, the first that goes with the text is taken by Enter or Tab; other
 * text is undone.
 */
export const OnlyOptions: Story = {
  name: 'Só as opções',
  args: { allowCustom: false, value: 'Caixa' },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, active } = partsOf(canvasElement);
    await userEvent.clear(input());
    await expect(args.onChange).toHaveBeenLastCalledWith('', null);
    await userEvent.type(input(), 'brad');
    await expect(active()).toBe('Bradesco237');
    await userEvent.keyboard('{Tab}');
    await expect(input()).toHaveValue('Bradesco');

    await userEvent.type(input(), 'xyz');
    await expect(canvas.getByText('Nenhuma opção encontrada.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Nenhuma opção encontrada.')).toBeVisible();
    await userEvent.tab();
    await expect(input()).toHaveValue('Bradesco');
  },
};

/** Pressing an option takes it; passing over one with the mouse does not, not even with Tab. */
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
