import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { append, paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { later, pressable } from '../../stories/storyChecks.ts';
import { draftSaved, typeTitle, typed, goHome, question, title, key } from './storyUnsaved.ts';

/**
 * Unsaved changes: a dialog before the user leaves, and drafts on this device that a later visit
 * shows.
 */
const meta = {
  title: 'Telas/Admin/Trabalho não salvo',
  component: PortalAt,
  args: { path: '/admin/cursos-novo?id=1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Staying keeps the typed text; leaving saves a draft that the next visit shows. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement, step }) => {
    const field = await typeTitle(canvasElement);
    await step('Fica', async () => {
      await goHome(canvasElement);
      const asked = await question();
      await expect(asked.dialog).toHaveAttribute('lang', 'en');
      await expect(asked.dialog).toHaveAccessibleName('Leave without saving?');
      await expect(asked.dialog).toHaveTextContent('A draft of them stays on this device.');
      await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(field).toHaveValue(title + typed);
    });
    await step('Sai', async () => {
      await goHome(canvasElement);
      await userEvent.click(await pressable((await question()).getByRole('button', { name: 'Leave' })));
      await canvas.findByRole('heading', { name: /^Boas-vindas/ });
    });
    await step('Volta', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'AdminCursos' }));
      await userEvent.click(await canvas.findByRole('link', { name: `Edit course: ${title}` }));
      await expect(await canvas.findByText(/^Your unsaved draft from \d\d:\d\d is here/)).toBeVisible();
      await expect(canvas.getByLabelText('Title')).toHaveValue(title + typed);
    });
  },
};

/** What is typed is a draft. Ctrl+S saves it. A saved form has no draft and opens no dialog. */
export const SavedByKeys: Story = {
  name: 'Rascunho guardado, salvo com Ctrl+S',
  play: async ({ canvas, canvasElement }) => {
    await typeTitle(canvasElement);
    await expect(await draftSaved(canvasElement)).toBeVisible();
    await expect(localStorage.getItem(key)).toContain(title + typed);
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByRole('heading', { level: 1, name: 'Courses' });
    await expect(requestsTo('PUT /admin/courses/1')).toHaveLength(1);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** Text typed during a save stays unsaved: the page does not redirect under it, and the next save does. */
export const TypedWhileSaving: Story = {
  name: 'Digitado enquanto salva',
  play: async ({ canvas, canvasElement }) => {
    const answer = fault({ operation: 'updateCourse', kind: 'hang' });
    const field = await typeTitle(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    await append(field, ', sempre');
    await waitFor(() => expect(requestsTo('PUT /admin/courses/1')).toHaveLength(1));
    answer();
    await canvas.findByRole('button', { name: 'Save course' });
    // Past the delay of the redirect.
    await expect(screen.findByRole('alertdialog', {}, { timeout: 1000 })).rejects.toThrow();
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([expect.objectContaining({ title: title + typed })]);
    await expect(localStorage.getItem(key)).toContain(`${title}${typed}, sempre`);
    await expect(field).toHaveValue(`${title}${typed}, sempre`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await waitFor(() => expect(requestsTo('PUT /admin/courses/1')).toHaveLength(2));
    await canvas.findByRole('heading', { level: 1, name: 'Courses' });
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** Next to a list the form starts over after a save, with the text typed meanwhile. */
export const TypedWhileAdding: Story = {
  name: 'Digitado enquanto adiciona',
  args: { path: '/admin/curso/1/modulo' },
  play: async ({ canvas }) => {
    const answer = fault({ operation: 'createModule', kind: 'hang' });
    await paste(await canvas.findByLabelText('Title'), 'Novo');
    await userEvent.click(canvas.getByRole('button', { name: 'Add module' }));
    await append(canvas.getByLabelText('Title'), ' em folha');
    await waitFor(() => expect(requestsTo('POST /admin/modules')).toHaveLength(1));
    answer();
    await canvas.findByText('Module saved!');
    await canvas.findByText(/^Your unsaved draft from/);
    await expect(canvas.getByLabelText('Title')).toHaveValue('Novo em folha');
  },
};

/** The answer arrives after the user left the page: no unsaved changes and no draft remain. */
export const SavedAfterLeaving: Story = {
  name: 'Salvo depois de sair',
  play: async ({ canvas, canvasElement }) => {
    const answer = fault({ operation: 'updateCourse', kind: 'hang' });
    await typeTitle(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await goHome(canvasElement);
    await userEvent.click(await pressable((await question()).getByRole('button', { name: 'Leave' })));
    await canvas.findByRole('heading', { name: /^Boas-vindas/ });
    await expect(localStorage.getItem(key)).toContain(title + typed);
    answer();
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  },
};

/** Opening another lesson in the list's form asks, too. */
export const AnotherLesson: Story = {
  name: 'Outra aula',
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  play: async ({ canvas }) => {
    await paste(await canvas.findByLabelText('Title'), 'Nova');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit lesson: Um passeio pelo seu perfil' }));
    await userEvent.click(await pressable((await question()).getByRole('button', { name: 'Leave' })));
    await canvas.findByRole('form', { name: 'Edit lesson: Um passeio pelo seu perfil' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel edit' }));
    await canvas.findByRole('form', { name: 'Add lesson' });
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Nova'));
  },
};

/** The draft of an earlier visit. */
const earlier = {
  savedAt: Date.now() - 3 * 24 * 60 * 60 * 1000,
  values: { title: 'De domingo', description: '', content: 'Texto longo', is_premium: true },
  base: { title: '', description: '', content: '', is_premium: false },
};

/**
 * The form shows the draft of an earlier visit, and the stored course without it; the focus stays in the form. Without
 * changes nothing asks.
 */
export const Discarded: Story = {
  name: 'Rascunho descartado, nada mudado, nada perguntado',
  beforeEach: () => localStorage.setItem(key, JSON.stringify(earlier)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Your unsaved draft from \d\d\/\d\d\/\d{4} \d\d:\d\d is here/);
    const field = canvas.getByLabelText('Title');
    await expect(field).toHaveValue('De domingo');
    await expect(canvas.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
    await userEvent.click(await pressable(canvas.getByRole('button', { name: 'Discard draft' })));
    await expect(canvas.queryByText(/^Your unsaved draft/)).toBeNull();
    await expect(field).toHaveValue(title);
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Premium' })).not.toBeChecked();
    await expect(localStorage.getItem(key)).toBeNull();
    await typeTitle(canvasElement);
    await replaceText(field, title);
    await goHome(canvasElement);
    await canvas.findByRole('heading', { name: /^Boas-vindas/ });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** What was typed since is not discarded without a question. */
export const DiscardedWhileTyping: Story = {
  name: 'Rascunho descartado ao digitar',
  beforeEach: () => localStorage.setItem(key, JSON.stringify(earlier)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Your unsaved draft/);
    const field = await typeTitle(canvasElement);
    await draftSaved(canvasElement);
    await userEvent.click(await pressable(canvas.getByRole('button', { name: 'Discard draft' })));
    await userEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveValue(`De domingo${typed}`);
    await userEvent.click(await pressable(canvas.getByRole('button', { name: 'Discard draft' })));
    await userEvent.click(await pressable((await question()).getByRole('button', { name: 'Leave' })));
    await waitFor(() => expect(field).toHaveValue(title));
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** A draft that can be stored no more is removed; the form says so, and the dialog promises no draft. */
export const StorageFull: Story = {
  name: 'Armazenamento cheio',
  beforeEach: () => {
    const { setItem } = localStorage;
    return () => void Object.assign(localStorage, { setItem });
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await typeTitle(canvasElement);
    await draftSaved(canvasElement);
    localStorage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    await append(field, ', sempre');
    const noDraft = 'No draft can be saved on this device. Save before you leave.';
    await later(800, () => expect(canvas.getByText(noDraft)).toBeVisible());
    await expect(canvas.queryByText(/^Draft saved at/)).toBeNull();
    await expect(localStorage.getItem(key)).toBeNull();
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
    await draftSaved(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    const asked = await question();
    await expect(asked.dialog).toHaveTextContent('Logging out also removes their draft from this device.');
    await userEvent.click(await pressable(asked.getByRole('button', { name: 'Log out without saving' })));
    await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' });
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem(key)).toBeNull();
  },
};
