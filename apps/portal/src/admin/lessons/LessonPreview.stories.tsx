import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { replaceText } from '../../stories/paste.ts';
import { draftSaved } from '../../shared/unsaved/storyUnsaved.ts';

/** The live preview of a lesson as students see it, and whether the video was found. */
const meta = {
  title: 'Telas/Admin/Aulas/Prévia',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { session: 'admin', subject: { role: 'region', name: 'Preview', wide: true } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function formOf(canvasElement: HTMLElement) {
  return within(await within(canvasElement).findByRole('form', { name: 'Add lesson' }));
}

/** The preview is next to the fields and follows the typing, in Portuguese. */
export const Default: Story = {
  name: 'Padrão',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const content = form.getByLabelText('Content');
    const preview = within(form.getByRole('region', { name: 'Preview' }));
    await expect(form.queryByRole('button', { name: 'Preview' })).toBeNull();
    await expect(preview.getByText('Nothing to preview yet.')).toBeVisible();
    await replaceText(content, 'Até logo');
    await expect((await preview.findByText('Até logo')).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    await replaceText(form.getByLabelText('Resource URL'), 'https://a.br/caderno.pdf');
    await expect(await preview.findByRole('link', { name: /caderno/ })).toBeVisible();
    // The picture has it.
    await draftSaved(canvasElement);
  },
};

/** On narrow windows the preview replaces the text field, which keeps its text. */
export const InTurn: Story = {
  name: 'Em janela estreita',
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New lesson' }));
    const form = await formOf(canvasElement);
    const button = form.getByRole('button', { name: 'Preview' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const preview = within(form.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByText('Nothing to preview yet.')).toBeVisible();
    await expect(form.queryByRole('group', { name: 'Format' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Write' }));
    await replaceText(form.getByLabelText('Content'), 'Até logo');
    await userEvent.click(button);
    const shown = within(form.getByRole('region', { name: 'Preview' }));
    await expect(await shown.findByText('Até logo')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Write' }));
    await expect(form.getByLabelText('Content')).toHaveValue('Até logo');
  },
};

/**
 * The buttons format the selection, and the focus stays in the text. A link that is not to Vimeo is accepted: the field
 * says that there will be no player.
 */
export const Tools: Story = {
  name: 'Link do vídeo e formatação',
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const video = form.getByLabelText('Video URL');
    await replaceText(video, 'vimeo.com/76979871');
    await waitFor(() => expect(video).toHaveAccessibleDescription(/^Vimeo video 76979871 found\./));
    const link = form.getByRole('link', { name: 'Open on Vimeo (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
    await replaceText(video, 'https://exemplo.com.br/video');
    await waitFor(() => expect(video).toHaveAccessibleDescription(/No Vimeo video found in this link/));
    await expect(form.queryByRole('link', { name: /^Open on Vimeo/ })).toBeNull();
    const content = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ });
    const tools = within(form.getByRole('group', { name: 'Format' }));
    await replaceText(content, 'Leia o guia');
    content.setSelectionRange(7, 11);
    await userEvent.click(tools.getByRole('button', { name: 'Bold' }));
    await expect(content).toHaveValue('Leia o **guia**');
    await expect(content).toHaveFocus();
    await userEvent.click(tools.getByRole('button', { name: 'Bold' }));
    await expect(content).toHaveValue('Leia o guia');
    await userEvent.click(tools.getByRole('button', { name: 'List' }));
    await expect(content).toHaveValue('- Leia o guia');
    content.setSelectionRange(9, 13);
    await userEvent.click(tools.getByRole('button', { name: 'Link' }));
    await expect(content).toHaveValue('- Leia o [guia](https://)');
    // Readers see its words only, until the address is complete.
    await expect(await form.findByRole('listitem')).toHaveTextContent(/^Leia o guia$/);
    await expect(form.getByText(/^Not links: https:\/\/\. A link needs/)).toBeVisible();
    // Without a selection it inserts a sample.
    await userEvent.clear(content);
    await userEvent.click(tools.getByRole('button', { name: 'Bold' }));
    await expect(await form.findByText('text')).toBeVisible();
  },
};
