import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { fill } from '../shared/storySteps.ts';
import { formOf } from './storyLessonForm.ts';

const meta = {
  title: 'Telas/Admin/Aulas/Formulário: edição',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Um passeio pelo seu perfil';

async function edit(canvasElement: HTMLElement, title = first) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Edit lesson: ${title}` }));
  return formOf(canvasElement, `Edit lesson: ${title}`);
}

/** Editing leads to the form, at its heading, with the lesson in it. */
export const Editing: Story = {
  name: 'Editando',
  play: async ({ canvasElement }) => {
    const { form, title, content, video, position, required, published } = await edit(canvasElement);
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: `Edit lesson: ${first}` });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(title).toHaveValue(first);
    await expect(content).toHaveTextContent('Boas-vindas!');
    await expect(video).toHaveValue('https://vimeo.com/76979871');
    await expect(position).toHaveValue('1');
    // A free position is for a new lesson.
    await expect(form.queryByRole('button', { name: /^Use position/ })).toBeNull();
    await expect(required).toBeChecked();
    await expect(published).toBeChecked();
  },
};

/** Another lesson can be chosen at any time; the form is then about that one. */
export const EditingAnother: Story = {
  name: 'Editando outra',
  play: async ({ canvasElement }) => {
    await edit(canvasElement);
    const { title } = await edit(canvasElement, 'Seu link de indicação');
    await expect(title).toHaveValue('Seu link de indicação');
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: /Seu link de indicação/ });
    await expect(heading).toHaveFocus();
  },
};

export const EditCancelled: Story = {
  name: 'Edição cancelada',
  play: async ({ canvasElement }) => {
    const { form, title } = await edit(canvasElement);
    await userEvent.type(title, '!');
    await userEvent.click(form.getByRole('button', { name: 'Cancel edit' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    const next = await formOf(canvasElement);
    await expect(next.title).toHaveValue('');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Add lesson' })).toHaveFocus(),
    );
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([]);
  },
};

export const Updated: Story = {
  name: 'Atualizado',
  play: async ({ canvasElement }) => {
    const { title, content, button } = await edit(canvasElement);
    await fill(title, 'Passeio');
    await fill(content, 'Oi');
    await userEvent.click(button);
    const next = await formOf(canvasElement);
    const message = await within(canvasElement).findByText('Lesson saved!');
    await expect(message.closest('[role="status"]')).toHaveFocus();
    await expect(next.title).toHaveValue('');
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([
      {
        module_id: 1,
        title: 'Passeio',
        content: 'Oi',
        video_url: 'https://vimeo.com/76979871',
        resource_url: 'https://portal.exemplo.com.br/materiais/guia-do-perfil.pdf',
        position: 1,
        is_required: 1,
        published: 1,
      },
    ]);
    await expect(await within(canvasElement).findByRole('row', { name: /Passeio/ })).toBeInTheDocument();
    await expect(requestsTo('POST /admin/lessons')).toEqual([]);
  },
};

/** The flags are the person's to change here, too. */
export const UnpublishedInTheForm: Story = {
  name: 'Despublicada no formulário',
  play: async ({ canvasElement }) => {
    const { title, required, published, button } = await edit(canvasElement);
    await userEvent.click(published);
    await userEvent.click(required);
    await userEvent.type(title, '!');
    await expect(published).not.toBeChecked();
    await userEvent.click(button);
    await within(canvasElement).findByText('Lesson saved!');
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([
      expect.objectContaining({ title: `${first}!`, is_required: 0, published: 0 }),
    ]);
  },
};

/** The message of the last save goes as another lesson is opened. */
export const SuccessGoesWithTheNextEdit: Story = {
  name: 'O sucesso some na próxima edição',
  play: async (context) => {
    await Updated.play?.(context);
    await edit(context.canvasElement, 'Seu link de indicação');
    await expect(within(context.canvasElement).queryByText('Lesson saved!')).toBeNull();
  },
};

/** A failed edit stays an edit. */
export const UpdateFailed: Story = {
  name: 'Falha ao salvar',
  beforeEach: () => answerWith('PUT', '/admin/lessons/:id', 404, { error: 'Aula não encontrada.' }),
  play: async ({ canvasElement }) => {
    const { form, title, button } = await edit(canvasElement);
    await fill(title, 'Passeio');
    await userEvent.click(button);
    await expect(await form.findByRole('alert')).toHaveTextContent('Aula não encontrada.');
    await expect(title).toHaveValue('Passeio');
    await expect(form.getByRole('button', { name: 'Save lesson' })).toBeEnabled();
  },
};
