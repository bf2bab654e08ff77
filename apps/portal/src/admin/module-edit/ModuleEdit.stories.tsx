import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answerHtml,
  answerWith,
  dropConnection,
  neverAnswer,
  requestsTo,
  signInAs,
  world,
} from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectRedirect, expectSentOnce, fill, pressTwice, expectRefused, refusalOf } from '../shared/storySteps.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Admin/Módulo',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function formOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = await canvas.findByLabelText('Title');
  return {
    canvas,
    title,
    description: canvas.getByLabelText('Description'),
    position: canvas.getByLabelText('Position'),
    button: canvas.getByRole('button', { name: 'Save module' }),
  };
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, position } = await formOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit module' })).toBeVisible();
    await expect(title).toHaveValue('Conheça o portal');
    await expect(description).toHaveValue('Onde fica cada coisa e o que preencher primeiro.');
    await expect(position).toHaveValue('1');
    const back = canvas.getByRole('link', { name: 'Primeiros passos na rede' });
    await expect(back).toHaveAttribute('href', '/admin/curso/1/modulo');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/curso/1/modulo');
    await expect(canvas.getByRole('link', { name: 'Lessons' })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1/aulas',
    );
    await expect(canvas.queryByRole('button', { name: /^Use position/ })).toBeNull();
  },
};

export const FieldsWrong: Story = {
  name: 'Campos errados',
  play: async ({ canvasElement }) => {
    const { title, position, button } = await formOf(canvasElement);
    await fill(title, '');
    await fill(position, '0');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await expect(position).toHaveAccessibleDescription(/Position must be a whole number, 1 or more\.$/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(requestsTo('PUT /admin/modules/1')).toEqual([]);
  },
};

export const Updated: Story = {
  name: 'Atualizado',
  play: async ({ canvasElement }) => {
    const { title, description, position, button } = await formOf(canvasElement);
    await fill(title, 'Bem-vindo');
    await fill(description, '');
    await fill(position, '2');
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Module updated!', 900, 'Modules of Primeiros passos na rede');
    await expect(requestsTo('PUT /admin/modules/1')).toEqual([
      { course_id: 1, title: 'Bem-vindo', description: '', position: 2 },
    ]);
    await expect(await within(canvasElement).findByRole('row', { name: /Bem-vindo/ })).toBeVisible();
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', '/admin/modules/:id'),
  play: async ({ canvasElement }) => {
    const { canvas, button } = await formOf(canvasElement);
    pressTwice(button);
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expectSentOnce('PUT /admin/modules/1');
  },
};

/** Shows a failed save: what was typed stays, and the button can be pressed again. */
function failsWith(sentence: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const { canvas, title, button } = await formOf(canvasElement);
    await fill(title, 'Outro');
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(title).toHaveValue('Outro');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save module' })).toHaveFocus());
  };
}

export const Refused: Story = {
  name: 'Recusado (400)',
  beforeEach: () => answerWith('PUT', '/admin/modules/:id', 400, { error: 'Título é obrigatório.' }),
  play: failsWith('Could not update. Check your input.'),
};

export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith(
      'PUT',
      '/admin/modules/:id',
      400,
      refusalOf({ field: 'description', message: 'Descrição longa demais.' }),
    ),
  play: async ({ canvasElement }) => {
    const { title, description, button } = await formOf(canvasElement);
    await fill(title, 'Outro');
    await userEvent.click(button);
    await expectRefused(description, 'Descrição longa demais.');
    await waitFor(() => expect(description).toHaveFocus());
    await expect(title).toHaveValue('Outro');
  },
};

export const ServerFailed: Story = {
  name: 'Falha do servidor',
  beforeEach: () => answerWith('PUT', '/admin/modules/:id', 500, { error: 'Erro interno do servidor.' }),
  play: failsWith('Could not update. Server error.'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('PUT', '/admin/modules/:id'),
  play: failsWith('Could not update. Server error.'),
};

export const AnswerIsNoJson: Story = {
  name: 'Resposta que não é JSON',
  beforeEach: () => answerHtml('PUT', '/admin/modules/:id', 502),
  play: failsWith('Could not update. Server error.'),
};

export const LongText: Story = {
  name: 'Textos longos',
  beforeEach: () => {
    const [module] = world().modules;
    if (module) Object.assign(module, { title: 'Módulo'.repeat(24), description: 'Palavra'.repeat(60) });
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expect((await formOf(canvasElement)).title).toHaveValue('Módulo'.repeat(24));
    await expectNoSidewaysScroll();
  },
};
