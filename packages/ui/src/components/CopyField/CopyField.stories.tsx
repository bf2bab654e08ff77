import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Componentes/CopyField',
  component: CopyField,
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

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = replaceClipboard(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.value);
  },
};

/** Where the clipboard is closed, the older way of copying still works. */
export const ClipboardForbidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    replaceClipboard(false);
    const older = spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(older).toHaveBeenCalledWith('copy');
  },
};

/** Where nothing works, the text is selected and the reader told. */
export const CopyingForbidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    replaceClipboard(false);
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText(/Não foi possível copiar/)).toBeVisible();
    const input = canvas.getByLabelText<HTMLInputElement>('Link de indicação');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
  },
};

export const LongNarrow: Story = {
  args: { label: strange.title, value: `https://exemplo.com.br/${strange.word}` },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };
