import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { media } from '../../../theme/media.ts';
import { CopyField } from './CopyField.tsx';
import { replaceClipboard, glyph, isAllSelected } from './storyCopyField.ts';

const meta = {
  title: 'Componentes/CopyField',
  component: CopyField,
  decorators: [inFormWidth],
  args: {
    label: 'Link de indicação',
    value: 'https://portalraiz.exemplo.com.br/cadastro?ref=2',
    hint: 'Quem se cadastra por este link entra na sua rede.',
    copiedText: 'Link copiado!',
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(true);
    const field = canvas.getByRole('textbox', { name: 'Link de indicação' });
    await expect(field).toHaveValue(args.value);
    await expect(field).toHaveAttribute('readonly');
    await expect(field).not.toBeRequired();
    await expect(field).toHaveAccessibleDescription('Quem se cadastra por este link entra na sua rede.');
    await expect(canvas.queryByText('(opcional)')).toBeNull();
    // The place of the answer is there from the start, so that it is read aloud and nothing moves.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const before = canvasElement.getBoundingClientRect().height;
    const sheets = glyph(canvasElement);

    await expectTouchHeight(canvas.getByRole('button', { name: 'Copiar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Link copiado!$/));
    await expect(canvas.getByText('Link copiado!')).toBeVisible();
    await expect(write.mock.calls).toEqual([[args.value]]);
    await expect(glyph(canvasElement)).not.toBe(sheets);
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toHaveFocus();
  },
};

/** The notice disappears after four seconds. */
export const AnswerGoes: Story = {
  name: 'A resposta some',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    replaceClipboard(true);
    const timers = spyOn(globalThis, 'setTimeout');
    const sheets = glyph(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    const [timeUp] = timers.mock.calls.find(([, delay]) => delay === 4000) ?? [];
    if (typeof timeUp === 'function') timeUp();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(glyph(canvasElement)).toBe(sheets);
  },
};

/** Its own texts, and no hint. */
export const OwnWords: Story = {
  name: 'Com outras palavras',
  args: {
    label: 'ID de indicação',
    value: '2',
    hint: undefined,
    copyText: 'Copiar ID',
    copiedText: 'ID copiado!',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar ID' }));
    await expect(await canvas.findByText('ID copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('2');
  },
};

/**
 * By keyboard: the field selects all of its text, the button works with Enter. The answer is the
 * default.
 */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  args: { copiedText: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(true);
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    // For any caret position and any way to focus the field.
    field.setSelectionRange(3, 3);
    field.focus();
    await expect(isAllSelected(field)).toBe(true);
    field.blur();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(isAllSelected(field)).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, value: `https://exemplo.com.br/${strange.word}` },
};

export const ButtonBelowOnPhone: Story = {
  name: 'No celular, botão abaixo do campo',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    // Beside the field again where the story is opened on a wide screen.
    await expect(button.top >= field.bottom).toBe(window.matchMedia(media.phone).matches);
  },
};

/** 200 % text. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};
