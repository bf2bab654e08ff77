import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectSentOnce, pressTwice } from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Aulas/Publicação',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const unpublish = 'Unpublish lesson: Um passeio pelo seu perfil';
const publish = 'Publish lesson: Um passeio pelo seu perfil';

/**
 * Sends only the flag; the message is above the list, and the focus stays at the button.
 */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: unpublish }));
    const row = within(canvas.getByRole('row', { name: /Um passeio pelo seu perfil/ }));
    await expect(await canvas.findByText('Lesson unpublished.')).toBeVisible();
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ published: 0 }]);
    await expect(await row.findByText('Draft')).toBeVisible();
    await waitFor(() => expect(row.getByRole('button', { name: publish })).toHaveFocus());
  },
};

export const PublishedAgain: Story = {
  name: 'Publicada de novo',
  play: async (context) => {
    await Default.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: publish }));
    await expect(await canvas.findByText('Lesson published!')).toBeVisible();
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ published: 0 }, { published: 1 }]);
    await expect(await canvas.findByRole('button', { name: unpublish })).toBeVisible();
    await expect(canvas.queryByText('Lesson unpublished.')).toBeNull();
  },
};

/** Meanwhile no other lesson can be published either: the click would be lost. */
export const Changing: Story = {
  name: 'Alterando',
  beforeEach: () => neverAnswer('PUT', '/admin/lessons/:id'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: unpublish });
    pressTwice(button);
    await waitFor(() => expect(button).toBeDisabled());
    await expect(button).toHaveTextContent('Saving...');
    await expect(canvas.getByRole('button', { name: 'Unpublish lesson: Seu link de indicação' })).toBeDisabled();
    await expectSentOnce('PUT /admin/lessons/1');
  },
};

/** Shows a change that failed: the lesson stays as it was. */
function failsWith(sentence: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: unpublish }));
    const row = within(canvas.getByRole('row', { name: /Um passeio pelo seu perfil/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(row.getByRole('button', { name: unpublish })).toHaveFocus());
  };
}

export const Refused: Story = {
  name: 'Recusado (404)',
  beforeEach: () => answerWith('PUT', '/admin/lessons/:id', 404, { error: 'Aula não encontrada.' }),
  play: failsWith('Could not change publish status.'),
};

export const NoReasonGiven: Story = {
  name: 'Falha sem motivo',
  beforeEach: () => answerHtml('PUT', '/admin/lessons/:id', 502),
  play: failsWith('Toggle failed: HTTP 502'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('PUT', '/admin/lessons/:id'),
  play: failsWith('Toggle failed: falha de conexão'),
};

/**
 * A lesson open in the form is saved as it was published meanwhile, not as it was when it was
 * opened.
 */
export const WhileBeingEdited: Story = {
  name: 'Durante a edição',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit lesson: Um passeio pelo seu perfil' }));
    const form = within(canvas.getByRole('form'));
    await userEvent.type(form.getByLabelText('Title'), '!');
    await userEvent.click(canvas.getByRole('button', { name: unpublish }));
    await canvas.findByText('Lesson unpublished.');
    await waitFor(() => expect(form.getByRole('checkbox', { name: 'Published' })).not.toBeChecked());
    await expect(form.getByLabelText('Title')).toHaveValue('Um passeio pelo seu perfil!');
  },
};
