import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyChecks.ts';
import { CopyField } from './CopyField.tsx';
import { replaceClipboard, glyph, isAllSelected } from './storyCopyField.ts';

/** What the field does where the browser does not let it copy. */
const meta = {
  title: 'Componentes/CopyField sem permissão',
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

/** Where the clipboard is closed, the older way of copying still works. */
export const ClipboardForbidden: Story = {
  name: 'Área de transferência proibida',
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
  },
};

/** Pages that are not served safely have no clipboard at all: the older way steps in. */
export const WithoutClipboard: Story = {
  name: 'Sem área de transferência',
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => {
      // Without it, the browser's own on the prototype applies again.
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas }) => {
    const older = spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(older).toHaveBeenCalledOnce();
  },
};

/**
 * When copying fails, selects the text and announces it. Another try works where the browser has
 * meanwhile been allowed to copy.
 */
export const CopyingForbidden: Story = {
  name: 'Não foi possível copiar',
  play: async ({ canvas, canvasElement }) => {
    const write = replaceClipboard(false);
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

    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Link copiado!$/));
  },
};
