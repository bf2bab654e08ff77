import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { typeTitle, typed, goHome, question, title, key } from './storyUnsaved.ts';

const meta = {
  title: 'Telas/Admin/Trabalho não salvo: rascunhos',
  component: PortalAt,
  args: { path: '/admin/cursos-novo?id=1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps a draft as an earlier visit would have done. */
function keepDraft(values: object, age = 60_000): void {
  const draft = { savedAt: Date.now() - age, values };
  localStorage.setItem(key, JSON.stringify([draft]));
}

const earlier = { title: 'De ontem', description: '', content: 'Texto longo', is_premium: true };

export const DraftKept: Story = {
  name: 'Rascunho guardado',
  play: async ({ canvas, canvasElement }) => {
    await typeTitle(canvasElement);
    await expect(await canvas.findByText(/Draft saved at \d\d:\d\d/)).toBeVisible();
    await expect(localStorage.getItem(key)).toContain(title + typed);
  },
};

/** Two things typed at different times: neither may push the other out. */
export const DraftFoundWhileTyping: Story = {
  name: 'Rascunho encontrado ao digitar',
  beforeEach: () => keepDraft(earlier),
  play: async ({ canvas, canvasElement }) => {
    const field = await typeTitle(canvasElement);
    await canvas.findByText(/Draft saved at/);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
    await expect(field).toHaveValue('De ontem');
    await expect(canvas.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
    await expect(field).toHaveValue(title + typed);
  },
};

export const Discarded: Story = {
  name: 'Rascunho descartado',
  beforeEach: () => keepDraft(earlier, 3 * 24 * 60 * 60 * 1000),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is an unsaved draft from \d\d\/\d\d\/\d{4} \d\d:\d\d\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.queryByText(/There is an unsaved draft/)).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** No draft is promised where none can be kept. */
export const StorageFull: Story = {
  name: 'Armazenamento cheio',
  beforeEach: () => {
    const storage = window.localStorage;
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    return () => {
      storage.setItem = setItem;
    };
  },
  play: async ({ canvasElement }) => {
    await typeTitle(canvasElement);
    await goHome(canvasElement);
    const asked = await question();
    await expect(asked.dialog).toHaveTextContent('Your changes have not been saved.');
    await expect(asked.dialog).not.toHaveTextContent('A draft');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** "Sair" asks for confirmation and then deletes the drafts. */
export const LoggedOut: Story = {
  name: 'Sem sessão',
  play: async ({ canvas, canvasElement }) => {
    await typeTitle(canvasElement);
    await canvas.findByText(/Draft saved at/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    const asked = await question();
    await expect(asked.dialog).toHaveTextContent('Logging out also removes their draft from this device.');
    await userEvent.click(asked.getByRole('button', { name: 'Log out without saving' }));
    await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' });
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** The session ends in the middle of the work: the words wait behind the login. */
export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  play: async ({ canvas, canvasElement }) => {
    await typeTitle(canvasElement);
    world().sessions.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'admin@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar para onde eu estava' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore draft' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue(title + typed);
  },
};
