import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectSentOnce, fill, pressTwice, expectRefused, refusalOf } from '../shared/storySteps.ts';
import { formOf } from './storyLessonForm.ts';

const meta = {
  title: 'Telas/Admin/Aulas/Formulário',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The defaults of the spec, with the next free position at hand. */
export const NextFreePosition: Story = {
  name: 'Próxima posição livre',
  play: async ({ canvasElement }) => {
    const { form, position } = await formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Use position 3' }));
    await expect(position).toHaveValue('3');
    await expect(position).toHaveFocus();
    await expect(position).toHaveAccessibleDescription('Next free position: 3');
    await expect(form.queryByRole('button', { name: 'Use position 3' })).toBeNull();
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
    const message = within(canvasElement).getByText('Lesson created!');
    await expect(message.closest('[role="status"]')).toHaveFocus();
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
    const { title, button } = await formOf(context.canvasElement);
    const canvas = within(context.canvasElement);
    await canvas.findByText('Lesson created!');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await waitFor(() => expect(canvas.queryByText('Lesson created!')).toBeNull());
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
