import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import {
  expectFieldError,
  expectSentOnce,
  expectUncertain,
  fieldErrorsBody,
  lessonFormOf,
} from '../shared/storySteps.ts';
import { expectUncovered, pressable } from '../../stories/storyChecks.ts';

/** The form below the list. "Formulários" has what all admin forms do. */
const meta = {
  title: 'Telas/Admin/Aulas/Formulário',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { session: 'admin', subject: { role: 'form', name: 'Add lesson', wide: true } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Um passeio pelo seu perfil';
const second = 'Seu link de indicação';

async function edit(canvasElement: HTMLElement, title = first) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Edit lesson: ${title}` }));
  return lessonFormOf(canvasElement, `Edit lesson: ${title}`);
}

/** Defaults: required on, published off, position 1. Only title and position are required. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { form, title, content, video, resource, position, required, published } = await lessonFormOf(canvasElement);
    for (const field of [title, content, video, resource]) await expect(field).toHaveValue('');
    await expect(position).toHaveValue('1');
    await expect(required).toBeChecked();
    await expect(published).not.toBeChecked();
    await expect(content).not.toBeRequired();
    await expect(form.queryByRole('button', { name: 'Cancel edit' })).toBeNull();
  },
};

/**
 * Offers the next free position. After the save the form starts over, with the focus on the message, and the list shows
 * the lesson before it is read again.
 */
export const Added: Story = {
  name: 'Adicionada',
  play: async ({ canvas, canvasElement }) => {
    const { form, title, content, video, resource, position, required, published, button } =
      await lessonFormOf(canvasElement);
    await replaceText(title, ' Encerramento ');
    await replaceText(content, 'Até logo');
    await replaceText(video, 'https://vimeo.com/123');
    await replaceText(resource, 'https://a.br/1, https://b.br/2');
    await userEvent.click(form.getByRole('button', { name: 'Use position 3' }));
    await expect(position).toHaveValue('3');
    await expect(position).toHaveFocus();
    await expect(form.queryByRole('button', { name: 'Use position 3' })).toBeNull();
    await userEvent.click(required);
    await userEvent.click(published);
    fault({ operation: 'listLessons', kind: 'hang' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('row', { name: /Encerramento/ })).toBeVisible();
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
    const next = await lessonFormOf(canvasElement);
    for (const field of [next.title, next.content, next.video, next.resource]) await expect(field).toHaveValue('');
    await expect(next.required).toBeChecked();
    await expect(next.published).not.toBeChecked();
    const message = canvas.getByText('Lesson created!');
    await expect(message.closest('[role="status"]')).toHaveFocus();
  },
};

/** Errors of the form, then of the server. */
export const InvalidFields: Story = {
  name: 'Campos errados, depois recusados pelo servidor',
  play: async ({ canvasElement }) => {
    const { form, title, content, video, resource, position, button } = await lessonFormOf(canvasElement);
    await replaceText(video, 'vimeo');
    await replaceText(resource, 'https://a.br/1, b');
    await replaceText(position, '0');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await expect(content).toBeValid();
    await expect(video).toHaveAccessibleDescription(/Enter a valid link that starts with/);
    await expect(resource).toHaveAccessibleDescription(/“b” is not a valid link\. Links start with/);
    await expect(position).toHaveAccessibleDescription(/Position must be a whole number, 1 or more\.$/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(requestsTo('POST /admin/lessons')).toEqual([]);
    fault({
      operation: 'createLesson',
      status: 400,
      body: fieldErrorsBody(
        { field: 'resource_url', message: 'Link não encontrado.' },
        { field: 'video_url', message: 'Vídeo não encontrado.' },
      ),
    });
    await replaceText(title, 'Extra');
    await replaceText(video, 'https://vimeo.com/123');
    await replaceText(resource, '');
    await replaceText(position, '1');
    await userEvent.click(button);
    await expectFieldError(video, 'Vídeo não encontrado.');
    await expectFieldError(resource, 'Link não encontrado.');
    await waitFor(() => expect(video).toHaveFocus());
    await expect(title).toHaveValue('Extra');
    await expect(form.getByRole('alert')).toHaveTextContent('Dados inválidos.');
  },
};

/** Editing moves the focus to the form's heading, also when the user picks another lesson, and cancels. */
export const Editing: Story = {
  name: 'Editando, depois cancelado',
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, second);
    const { form, title, content, video, position, required, published } = await edit(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2, name: `Edit lesson: ${first}` });
    await expect(heading).toHaveFocus();
    await expectUncovered(heading);
    await expect(title).toHaveValue(first);
    await expect(content).toHaveTextContent('Boas-vindas!');
    await expect(video).toHaveValue('https://vimeo.com/76979871');
    await expect(position).toHaveValue('1');
    // Only a new lesson gets this offer.
    await expect(form.queryByRole('button', { name: /^Use position/ })).toBeNull();
    await expect(required).toBeChecked();
    await expect(published).toBeChecked();
    await userEvent.type(title, '!');
    await userEvent.click(form.getByRole('button', { name: 'Cancel edit' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await pressable(question.getByRole('button', { name: 'Leave' })));
    await expect((await lessonFormOf(canvasElement)).title).toHaveValue('');
    const next = canvas.getByRole('heading', { level: 2, name: 'Add lesson' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([]);
  },
};

export const Updated: Story = {
  name: 'Atualizada',
  play: async ({ canvas, canvasElement }) => {
    const { title, content, required, published, button } = await edit(canvasElement);
    await replaceText(title, 'Passeio');
    await replaceText(content, 'Oi');
    await userEvent.click(published);
    await userEvent.click(required);
    fault({ operation: 'listLessons', kind: 'hang' });
    await userEvent.click(button);
    const next = await lessonFormOf(canvasElement);
    const message = await canvas.findByText('Lesson saved!');
    await expect(message.closest('[role="status"]')).toHaveFocus();
    await expect(next.title).toHaveValue('');
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([
      {
        title: 'Passeio',
        content: 'Oi',
        is_required: 0,
        published: 0,
      },
    ]);
    await expect(await canvas.findByRole('row', { name: /Passeio/ })).toBeInTheDocument();
    await expect(requestsTo('POST /admin/lessons')).toEqual([]);
  },
};

/** A lesson that was made without an answer is changed by the next save. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'createLesson', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    const { title, content, resource, button } = await lessonFormOf(canvasElement);
    await replaceText(title, 'Encerramento');
    await replaceText(resource, 'a.br/1');
    await userEvent.click(button);
    await expectUncertain(canvasElement, 'Could not save. Check input and try again.');
    await canvas.findByRole('row', { name: /Encerramento/ });
    await replaceText(content, 'Até logo');
    await userEvent.click(button);
    await canvas.findByText('Lesson created!');
    await expectSentOnce('POST /admin/lessons');
    const made = db().lessons.filter((lesson) => lesson.title === 'Encerramento');
    await expect(made).toMatchObject([{ content: 'Até logo', resource_url: 'https://a.br/1' }]);
  },
};
