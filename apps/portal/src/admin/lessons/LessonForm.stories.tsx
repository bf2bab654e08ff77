import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectSentOnce, fill, pressTwice, expectRefused, refusalOf } from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Aulas/Formulário',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Um passeio pelo seu perfil';

async function formOf(canvasElement: HTMLElement, name = 'Add lesson') {
  const form = within(await within(canvasElement).findByRole('form', { name }));
  return {
    form,
    title: form.getByLabelText('Title'),
    content: form.getByLabelText('Content'),
    video: form.getByLabelText('Video URL'),
    resource: form.getByLabelText('Resource URL'),
    position: form.getByLabelText('Position'),
    required: form.getByRole('checkbox', { name: 'Required' }),
    published: form.getByRole('checkbox', { name: 'Published' }),
    button: form.getByRole('button', { name: /^(Add|Save) lesson$/ }),
  };
}

async function edit(canvasElement: HTMLElement, title = first) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Edit lesson: ${title}` }));
  return formOf(canvasElement, `Edit lesson: ${title}`);
}

/** Required is on, published off, the position 1; only title and position are demanded. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { form, title, content, video, resource, position, required, published } = await formOf(canvasElement);
    for (const field of [title, content, video, resource]) await expect(field).toHaveValue('');
    await expect(position).toHaveValue('1');
    await expect(required).toBeChecked();
    await expect(published).not.toBeChecked();
    await expect(content).not.toBeRequired();
    await expect(form.queryByRole('button', { name: 'Cancel edit' })).toBeNull();
  },
};

export const FieldsWrong: Story = {
  name: 'Campos errados',
  play: async ({ canvasElement }) => {
    const { title, video, resource, position, button } = await formOf(canvasElement);
    await fill(video, 'vimeo');
    await fill(resource, 'https://a.br/1, b');
    await fill(position, '0');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await expect(video).toHaveAccessibleDescription(/Enter a valid link that starts with/);
    await expect(resource).toHaveAccessibleDescription(/Enter valid links that start with/);
    await expect(position).toHaveAccessibleDescription(/Position must be a whole number, 1 or more\.$/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(requestsTo('POST /admin/lessons')).toEqual([]);
  },
};

/** The list reloads, the form starts over, and the focus is at the message. */
export const Added: Story = {
  name: 'Adicionado',
  play: async ({ canvasElement }) => {
    const { title, content, video, resource, position, required, published, button } = await formOf(canvasElement);
    await fill(title, ' Encerramento ');
    await fill(content, 'Até logo');
    await fill(video, 'https://vimeo.com/123');
    await fill(resource, 'https://a.br/1, https://b.br/2');
    await fill(position, '3');
    await userEvent.click(required);
    await userEvent.click(published);
    await userEvent.click(button);
    await expect(await within(canvasElement).findByRole('row', { name: /Encerramento/ })).toBeVisible();
    await expect(requestsTo('POST /admin/lessons')).toEqual([
      {
        module_id: 1,
        title: 'Encerramento',
        content: 'Até logo',
        video_url: 'https://vimeo.com/123',
        resource_url: 'https://a.br/1, https://b.br/2',
        position: 3,
        is_required: 0,
        published: 1,
      },
    ]);
    const next = await formOf(canvasElement);
    for (const field of [next.title, next.content, next.video, next.resource]) await expect(field).toHaveValue('');
    await expect(next.required).toBeChecked();
    await expect(next.published).not.toBeChecked();
    await expect(next.form.getByText('Lesson created!').closest('[role="status"]')).toHaveFocus();
  },
};

/** With nothing but a title, the defaults go along. */
export const AddedWithDefaults: Story = {
  name: 'Adicionada com o padrão',
  play: async ({ canvasElement }) => {
    const { title, button } = await formOf(canvasElement);
    await fill(title, 'Extra');
    await userEvent.click(button);
    await within(canvasElement).findByRole('row', { name: /Extra/ });
    await expect(requestsTo('POST /admin/lessons')).toEqual([
      {
        module_id: 1,
        title: 'Extra',
        content: '',
        video_url: '',
        resource_url: '',
        position: 1,
        is_required: 1,
        published: 0,
      },
    ]);
  },
};

export const SuccessGoesWithTheNextAttempt: Story = {
  name: 'O sucesso some na próxima tentativa',
  play: async (context) => {
    await AddedWithDefaults.play?.(context);
    const { form, title, button } = await formOf(context.canvasElement);
    await form.findByText('Lesson created!');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await waitFor(() => expect(form.queryByText('Lesson created!')).toBeNull());
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('POST', '/admin/lessons'),
  play: async ({ canvasElement }) => {
    const { form, title, button } = await formOf(canvasElement);
    await fill(title, 'Extra');
    pressTwice(button);
    await expect(await form.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expectSentOnce('POST /admin/lessons');
  },
};

/** Editing leads to the form, at its heading, with the lesson in it. */
export const Editing: Story = {
  name: 'Editando',
  play: async ({ canvasElement }) => {
    const { title, content, video, position, required, published } = await edit(canvasElement);
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: `Edit lesson: ${first}` });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(title).toHaveValue(first);
    await expect(content).toHaveTextContent('Boas-vindas!');
    await expect(video).toHaveValue('https://vimeo.com/76979871');
    await expect(position).toHaveValue('1');
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
    await expect((await next.form.findByText('Lesson saved!')).closest('[role="status"]')).toHaveFocus();
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

/** Shows a failed save: what was typed stays, and the button can be pressed again. */
function failsWith(sentence: string, lang: 'en' | 'pt-BR'): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const { form, title, button } = await formOf(canvasElement);
    await fill(title, 'Extra');
    await userEvent.click(button);
    const alert = within(await form.findByRole('alert'));
    await expect(alert.getByText(sentence)).toHaveAttribute('lang', lang);
    await expect(title).toHaveValue('Extra');
    await waitFor(() => expect(form.getByRole('button', { name: 'Add lesson' })).toHaveFocus());
  };
}

const fallback = 'Could not save. Check input and try again.';

export const ServerRefuses: Story = {
  name: 'Recusado pelo servidor',
  beforeEach: () => answerWith('POST', '/admin/lessons', 400, { error: 'Link inválido.' }),
  play: failsWith('Link inválido.', 'pt-BR'),
};

export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('POST', '/admin/lessons', 400, refusalOf({ field: 'video_url', message: 'Vídeo não encontrado.' })),
  play: async ({ canvasElement }) => {
    const { form, title, video, button } = await formOf(canvasElement);
    await fill(title, 'Extra');
    await fill(video, 'https://vimeo.com/123');
    await userEvent.click(button);
    await expectRefused(video, 'Vídeo não encontrado.');
    await waitFor(() => expect(video).toHaveFocus());
    await expect(title).toHaveValue('Extra');
    await expect(form.getByRole('alert')).toHaveTextContent('Dados inválidos.');
  },
};

export const ServerSaysNothing: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('POST', '/admin/lessons', 500, {}),
  play: failsWith(fallback, 'en'),
};

export const AnswerIsNoJson: Story = {
  name: 'Resposta que não é JSON',
  beforeEach: () => answerHtml('POST', '/admin/lessons', 502),
  play: failsWith(fallback, 'en'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('POST', '/admin/lessons'),
  play: failsWith(fallback, 'en'),
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
