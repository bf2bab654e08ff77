import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { openInStory, PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import {
  expectFieldError,
  expectSentOnce,
  expectUncertain,
  fieldErrorsBody,
  moduleFormOf,
} from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Módulos: adição',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list shows it before it is read again, the form starts over, and the message gets the focus. */
export const Added: Story = {
  name: 'Adicionado',
  play: async ({ canvas, canvasElement }) => {
    const { title, description, position, button } = await moduleFormOf(canvasElement);
    await replaceText(title, ' Fechamento ');
    await replaceText(description, 'Para terminar');
    await replaceText(position, '3');
    fault({ operation: 'listModules', kind: 'hang' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('row', { name: /Fechamento/ })).toBeVisible();
    await expect(requestsTo('POST /admin/modules')).toEqual([
      { course_id: 1, title: 'Fechamento', description: 'Para terminar', position: 3 },
    ]);
    const next = await moduleFormOf(canvasElement);
    await expect(next.title).toHaveValue('');
    await expect(next.description).toHaveValue('');
    await expect(next.position).toHaveValue('1');
    await expect(canvas.getByText('Module saved!').closest('[role="status"]')).toHaveFocus();
  },
};

/** Errors of the form, then of the server. */
export const InvalidFields: Story = {
  name: 'Campos errados, depois recusados pelo servidor',
  play: async ({ canvasElement }) => {
    const { title, description, position, button } = await moduleFormOf(canvasElement);
    await replaceText(position, '0');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await expect(position).toHaveAccessibleDescription(/Position must be a whole number, 1 or more\.$/);
    await waitFor(() => expect(title).toHaveFocus());
    await replaceText(title, 'Módulo');
    await userEvent.click(button);
    await waitFor(() => expect(position).toHaveFocus());
    await expect(requestsTo('POST /admin/modules')).toEqual([]);
    fault({
      operation: 'createModule',
      status: 400,
      body: fieldErrorsBody(
        { field: 'position', message: 'Posição ocupada.' },
        { field: 'description', message: 'Descrição longa demais.' },
      ),
    });
    await replaceText(position, '1');
    await userEvent.click(button);
    await expectFieldError(position, 'Posição ocupada.');
    await expectFieldError(description, 'Descrição longa demais.');
    await waitFor(() => expect(description).toHaveFocus());
    await expect(title).toHaveValue('Módulo');
  },
};

/** The list shows the module that was made without an answer; a save of its draft, after leaving, makes no second one. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'createModule', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    const { title, button } = await moduleFormOf(canvasElement);
    await replaceText(title, 'Fechamento');
    await userEvent.click(button);
    await expectUncertain(canvasElement, 'Could not save. Check input and try again.');
    await expect(await canvas.findByRole('row', { name: /Fechamento/ })).toBeVisible();
    await expect(title).toHaveValue('Fechamento');
    openInStory('/admin/cursos');
    await userEvent.click(await pressable(await screen.findByRole('button', { name: 'Leave' })));
    await canvas.findByRole('heading', { level: 1, name: 'Courses' });
    openInStory('/admin/curso/1/modulo');
    const next = await moduleFormOf(canvasElement);
    await waitFor(() => expect(next.title).toHaveValue('Fechamento'));
    await userEvent.click(next.button);
    await canvas.findByText('Module saved!');
    await expectSentOnce('POST /admin/modules');
  },
};
