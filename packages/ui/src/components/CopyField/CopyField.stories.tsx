import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
function replaceClipboard(allow: boolean): string[] {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        if (!allow) return Promise.reject(new DOMException('denied', 'NotAllowedError'));
        written.push(text);
        return Promise.resolve();
      },
    },
  });
  return written;
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const written = replaceClipboard(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(written).toEqual([args.value]);
  },
};

export const CopyingForbidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    replaceClipboard(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Não foi possível copiar');
    const input = canvas.getByLabelText<HTMLInputElement>('Link de indicação');
    await expect(input.selectionEnd).toBe(input.value.length);
  },
};

export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Link de indicação')).toHaveValue('--');
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
