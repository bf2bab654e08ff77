import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, dropConnection, neverAnswer, requestsTo, signInAs, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectSentOnce, fill, pressTwice, expectRefused, refusalOf } from '../shared/storySteps.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';
import { formOf } from './storyModules.ts';

const meta = {
  title: 'Telas/Admin/Módulos',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const addFailed = 'Could not save. Check input and try again.';

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Conheça o portal/ });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Modules of Primeiros passos na rede' })).toBeVisible();
    await expect(within(row).getByRole('link', { name: /^Edit module/ })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1',
    );
    await expect(within(row).getByRole('link', { name: /^Lessons of/ })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1/aulas',
    );
    await expect(within(row).getByRole('link', { name: 'Conheça o portal' })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1/aulas',
    );
    const asStudent = canvas.getByRole('link', { name: 'See the course as a student' });
    await expect(asStudent).toHaveAttribute('href', '/curso/1');
    const { title, description, position } = await formOf(canvasElement);
    await expect([title, description, position].map((field) => 'value' in field && field.value)).toEqual(['', '', '1']);
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => answerWith('GET', '/admin/modules/course/:id', 200, []),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No modules yet.')).toBeVisible();
    await formOf(canvasElement);
  },
};

export const TitleMissing: Story = {
  name: 'Título em falta',
  play: async ({ canvasElement }) => {
    const { title, position, button } = await formOf(canvasElement);
    await userEvent.clear(position);
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await expect(position).toHaveAccessibleDescription(/Position must be a whole number, 1 or more\.$/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(requestsTo('POST /admin/modules')).toEqual([]);
  },
};

export const PositionTooLow: Story = {
  name: 'Posição baixa demais',
  play: async ({ canvasElement }) => {
    const { title, position, button } = await formOf(canvasElement);
    await fill(title, 'Módulo');
    await fill(position, '0');
    await userEvent.click(button);
    await expect(position).toHaveAccessibleDescription(/Position must be a whole number, 1 or more\.$/);
    await waitFor(() => expect(position).toHaveFocus());
    await expect(requestsTo('POST /admin/modules')).toEqual([]);
  },
};

/** The list reloads, the form starts over, and the focus is at the message. */
export const Added: Story = {
  name: 'Adicionado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { title, description, position, button } = await formOf(canvasElement);
    await fill(title, ' Fechamento ');
    await fill(description, 'Para terminar');
    await fill(position, '3');
    await userEvent.click(button);
    await expect(await canvas.findByRole('row', { name: /Fechamento/ })).toBeVisible();
    await expect(requestsTo('POST /admin/modules')).toEqual([
      { course_id: 1, title: 'Fechamento', description: 'Para terminar', position: 3 },
    ]);
    const next = await formOf(canvasElement);
    await expect(next.title).toHaveValue('');
    await expect(next.description).toHaveValue('');
    await expect(next.position).toHaveValue('1');
    await expect(canvas.getByText('Module saved!').closest('[role="status"]')).toHaveFocus();
  },
};

/** What was said of the last module is not shown beside what is wrong with the next. */
export const SuccessGoesWithTheNextAttempt: Story = {
  name: 'O sucesso some na próxima tentativa',
  play: async (context) => {
    await Added.play?.(context);
    const { title, button } = await formOf(context.canvasElement);
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await waitFor(() => expect(within(context.canvasElement).queryByText('Module saved!')).toBeNull());
  },
};

export const Adding: Story = {
  name: 'Adicionando',
  beforeEach: () => neverAnswer('POST', '/admin/modules'),
  play: async ({ canvasElement }) => {
    const { form, title, button } = await formOf(canvasElement);
    await fill(title, 'Módulo');
    pressTwice(button);
    await expect(await form.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(title, '{Enter}');
    await expectSentOnce('POST /admin/modules');
  },
};

export const AddFailed: Story = {
  name: 'Falha ao adicionar',
  beforeEach: () => answerWith('POST', '/admin/modules', 400, { error: 'Posição deve ser no mínimo 1.' }),
  play: async ({ canvasElement }) => {
    const { form, title, button } = await formOf(canvasElement);
    await fill(title, 'Módulo');
    await userEvent.click(button);
    await expect(await form.findByRole('alert')).toHaveTextContent(addFailed);
    await expect(title).toHaveValue('Módulo');
    await waitFor(() => expect(form.getByRole('button', { name: 'Add module' })).toHaveFocus());
  },
};

export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('POST', '/admin/modules', 400, refusalOf({ field: 'position', message: 'Posição ocupada.' })),
  play: async ({ canvasElement }) => {
    const { form, title, position, button } = await formOf(canvasElement);
    await fill(title, 'Módulo');
    await userEvent.click(button);
    await expectRefused(position, 'Posição ocupada.');
    await waitFor(() => expect(position).toHaveFocus());
    await expect(title).toHaveValue('Módulo');
    await expect(form.getByRole('alert')).toHaveTextContent(addFailed);
  },
};

export const AddConnectionLost: Story = {
  ...AddFailed,
  name: 'Sem conexão ao adicionar',
  beforeEach: () => dropConnection('POST', '/admin/modules'),
};

export const LongText: Story = {
  name: 'Textos longos',
  beforeEach: () => {
    const [course] = world().courses;
    const [module] = world().modules;
    if (course) course.title = 'Curso'.repeat(24);
    if (module) module.title = 'Módulo'.repeat(24);
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Módulo'.repeat(24));
    await expectNoSidewaysScroll();
  },
};
