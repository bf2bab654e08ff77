import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { expectRedirect, expectRetried, modulePageOf } from '../shared/storySteps.ts';

/** "Formulários" has what all admin forms do, "Módulos" the errors of the fields. */
const meta = {
  title: 'Telas/Admin/Módulo',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readAdminCourse', 'readModule'],
  loading: 'Loading module',
  failed: 'Failed to load course or module.',
  retry: 'Try again',
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
    await expectRetried(canvasElement, 'GET /admin/courses/1', 'GET /admin/modules/1');
  },
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, position } = await modulePageOf(canvasElement);
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

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

/** Does not show a module of another course, because it cannot be saved from here. */
export const ModuleOfAnotherCourse: Story = {
  name: 'Módulo de outro curso',
  args: { path: '/admin/curso/2/modulo/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load course or module.');
    await expect(canvas.queryByLabelText('Title')).toBeNull();
  },
};

/** Two sentences by the kind of failure, never the server's; the typed text stays, and the button works again. */
export const Updated: Story = {
  name: 'Falhas ao salvar, depois atualizado',
  play: async ({ canvas, canvasElement }) => {
    const { title, description, position, button } = await modulePageOf(canvasElement);
    await replaceText(title, 'Outro');
    for (const [status, sentence] of [
      [400, 'Could not update. Check your input.'],
      [500, 'Could not update. Server error.'],
    ] as const) {
      fault({ operation: 'updateModule', status, body: { error: 'Título é obrigatório.' }, times: 1 });
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
      await expect(title).toHaveValue('Outro');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await replaceText(title, 'Bem-vindo');
    await replaceText(description, '');
    await replaceText(position, '2');
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Module updated!', 900, 'Modules in “Primeiros passos na rede”');
    await expect(requestsTo('PUT /admin/modules/1').slice(2)).toEqual([
      { course_id: 1, title: 'Bem-vindo', description: '', position: 2 },
    ]);
    await expect(await canvas.findByRole('row', { name: /Bem-vindo/ })).toBeVisible();
  },
};
