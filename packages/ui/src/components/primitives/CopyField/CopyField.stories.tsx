import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight, inFormWidth, strange } from '../../../internal/storyChecks.ts';
import { QrIcon } from '../../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
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

/** Expects the referral id of a shortened link to be whole. */
async function expectWholeEnd(canvasElement: HTMLElement): Promise<HTMLElement> {
  await expectNoSidewaysScroll();
  const canvas = within(canvasElement);
  const end = canvas.getByText('?ref=104233');
  await expect(end.scrollWidth).toBe(end.clientWidth);
  const field = canvas.getByRole('textbox').getBoundingClientRect();
  await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(field.right);
  return end;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement, args }) => {
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
  play: async ({ canvas, canvasElement }) => {
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

/**
 * By keyboard: the field selects all of its text, the button works with Enter. The answer is the
 * default.
 */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  args: { copiedText: undefined },
  play: async ({ canvas }) => {
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

/** Other ways to share are in the same row or, on phones, below. */
export const LongText: Story = {
  name: 'Textos longos, com outras ações',
  args: {
    label: strange.title,
    value: `https://exemplo.com.br/${strange.word}`,
    actions: (
      <>
        <Button>WhatsApp</Button>
        <Button variant="secondary" icon={<QrIcon />} iconOnly="always">
          Mostrar QR code
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mostrar QR code' })).toBeVisible();
  },
};

/** Everything before the query is cut, so that the referral id can be read. */
export const ShortLink: Story = {
  name: 'No celular, link encurtado no meio',
  args: { value: 'https://www.portalraiz.exemplo.com.br/cadastro?ref=104233' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    const end = await expectWholeEnd(canvasElement);
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeGreaterThanOrEqual(field.right);
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(end).not.toBeVisible();
  },
};

/** A short value beside its label, with words that fit it. */
export const Line: Story = {
  name: 'Em uma linha',
  args: {
    look: 'line',
    label: 'ID de indicação',
    value: '2',
    hint: undefined,
    copyText: 'Copiar ID',
    copiedText: 'ID copiado!',
  },
  play: async ({ canvas }) => {
    const write = replaceClipboard(true);
    const field = canvas.getByRole('textbox', { name: 'ID de indicação' });
    const button = canvas.getByRole('button', { name: 'Copiar ID' });
    await expect(button.getBoundingClientRect().top).toBeLessThan(field.getBoundingClientRect().bottom);
    await userEvent.click(button);
    await expect(await canvas.findByText('ID copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('2');
  },
};

/** 200 % text. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  args: { value: 'https://www.portalraiz.exemplo.com.br/cadastro?ref=104233' },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectWholeEnd(canvasElement);
  },
};
