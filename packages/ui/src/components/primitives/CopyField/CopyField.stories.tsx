import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyChecks.ts';
import { endTimers } from '../../../internal/storyTimers.ts';
import { CopyField } from './CopyField.tsx';

/** Replaces the clipboard; `allow` is whether the browser lets the page write. */
function replaceClipboard(allow: boolean) {
  const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(allow ? () => Promise.resolve() : deny);
}

/** Whether the field's entire text is selected, ready for copying with the keyboard or the menu. */
function isAllSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length && value !== '';
}

const meta = {
  title: 'Componentes/CopyField',
  component: CopyField,
  decorators: [inFormWidth],
  args: {
    label: 'Link de indicação',
    value: 'https://portalraiz.exemplo.com.br/cadastro?ref=2',
    hint: 'Quem se cadastra por este link entra na sua rede.',
    copyText: 'Copiar',
    copiedText: 'Link copiado!',
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de copiar',
  play: async ({ canvas, args }) => {
    const write = replaceClipboard(true);
    const field = canvas.getByRole('textbox', { name: 'Link de indicação' });
    await expect(field).toHaveValue(args.value);
    await expect(field).toHaveAttribute('readonly');
    await expect(field).not.toBeRequired();
    await expect(field).toHaveAccessibleDescription('Quem se cadastra por este link entra na sua rede.');
    await expect(canvas.queryByText('(opcional)')).toBeNull();
    // The live region exists from the start, so that screen readers announce it and nothing moves.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Link copiado!$/));
    await expect(canvas.getByText('Link copiado!')).toBeVisible();
    await expect(write.mock.calls).toEqual([[args.value]]);
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toHaveFocus();
  },
};

/** The notice disappears after four seconds. */
export const AnswerGoes: Story = {
  name: 'A resposta some',
  play: async (context) => {
    await Default.play?.(context);
    const { canvas } = context;
    await waitFor(() => expect(endTimers(4000)).toBe(1));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** With the keyboard: focus selects the entire text, the button works with Enter. */
export const Keyboard: Story = {
  name: 'Pelo teclado',
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
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledOnce();
  },
};

/** Everything before the query is cut, so that the referral id stays readable. */
export const ShortLink: Story = {
  name: 'No celular, link encurtado no meio',
  args: { value: 'https://www.portalraiz.exemplo.com.br/cadastro?ref=104233' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const end = canvas.getByText('?ref=104233');
    await expect(end.scrollWidth).toBe(end.clientWidth);
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(end).not.toBeVisible();
  },
};

/** Without the clipboard, which a page may not use or, in no secure context, does not have, the older way copies. */
export const WithoutClipboard: Story = {
  name: 'Área de transferência proibida, depois em falta',
  // Without the property, the browser's own on the prototype applies again.
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'clipboard'),
  play: async ({ canvas }) => {
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
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(older).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('Link copiado!')).toBeVisible();
  },
};

/**
 * When copying fails, the field selects the text and announces the failure. A retry works once the browser allows
 * copying.
 */
export const CopyingForbidden: Story = {
  name: 'Não foi possível copiar',
  play: async ({ canvas }) => {
    const write = replaceClipboard(false);
    const older = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Não foi possível copiar. O texto está selecionado: copie-o pelo teclado ou pelo menu.',
      ),
    );
    await expect(canvas.queryByText('Link copiado!')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(isAllSelected(canvas.getByRole<HTMLInputElement>('textbox'))).toBe(true);

    // A browser that cannot copy at all behaves like one that rejects.
    older.mockImplementation(() => {
      throw new Error('not supported');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(older).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Não foi possível copiar/);

    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Link copiado!$/));
  },
};
