import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { media } from '../../../theme/media.ts';
import { CopyField } from './CopyField.tsx';

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

/** Stands in for the clipboard, which a test may not touch; `allow` says whether the browser lets the page write. */
function replaceClipboard(allow: boolean) {
  const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(allow ? () => Promise.resolve() : refuse);
}

/** The drawing on the button: two sheets, or a tick. */
function glyph(canvasElement: HTMLElement): string | null | undefined {
  return within(canvasElement).getByRole('button').querySelector('path')?.getAttribute('d');
}

/** Whether all of the field's text is selected, ready for the keyboard's or the menu's own copying. */
function isAllSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length && value !== '';
}

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

/** The answer goes away by itself after four seconds. */
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

/** Words of its own, and no hint. */
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

/** By keyboard: the field selects all of its text, the button works with Enter. */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(true);
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    // Wherever the caret was left, and however the focus comes.
    field.setSelectionRange(3, 3);
    field.focus();
    await expect(isAllSelected(field)).toBe(true);
    field.blur();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(isAllSelected(field)).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledOnce();
  },
};

/** Where the clipboard is closed, the older way of copying still works. */
export const ClipboardForbidden: Story = {
  name: 'Área de transferência proibida',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(false);
    let selected = false;
    const older = spyOn(document, 'execCommand').mockImplementation(() => {
      selected = isAllSelected(canvas.getByRole<HTMLInputElement>('textbox'));
      return true;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledOnce();
    await expect(older.mock.calls).toEqual([['copy']]);
    await expect(selected).toBe(true);
  },
};

/** Pages that are not served safely have no clipboard at all: the older way steps in. */
export const WithoutClipboard: Story = {
  name: 'Sem área de transferência',
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => {
      // The browser's own one lies on the prototype and shows again.
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const older = spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(older).toHaveBeenCalledOnce();
  },
};

/** Where nothing works, the text is selected and the reader told. */
export const CopyingForbidden: Story = {
  name: 'Não foi possível copiar',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    replaceClipboard(false);
    const older = spyOn(document, 'execCommand').mockReturnValue(false);
    const sheets = glyph(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Não foi possível copiar. O texto está selecionado: copie-o pelo teclado ou pelo menu.',
      ),
    );
    await expect(canvas.queryByText('Link copiado!')).toBeNull();
    await expect(glyph(canvasElement)).toBe(sheets);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(isAllSelected(canvas.getByRole<HTMLInputElement>('textbox'))).toBe(true);

    // A browser that knows no copying at all is no different from one that refuses.
    older.mockImplementation(() => {
      throw new Error('not supported');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(older).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Não foi possível copiar/);
  },
};

/** Another try works where the browser has meanwhile been allowed to copy: the failure gives way. */
export const CopiedAfterAll: Story = {
  name: 'Copiado na segunda tentativa',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(false);
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Não foi possível copiar/));
    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Link copiado!$/));
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
