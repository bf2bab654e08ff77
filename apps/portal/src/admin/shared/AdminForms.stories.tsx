import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, db, requestsTo } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { courseFormOf } from './storySteps.ts';

/** What all forms of the admin pages do, shown with the form of a course. */
const meta = {
  title: 'Telas/Admin/Formulários',
  component: PortalAt,
  args: { path: '/admin/cursos-novo?id=1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A failed save keeps the typed text, and shows the server's text in its language. The next attempt
 * hides the failure when the form itself has errors.
 */
export const FailureGoesWithTheNextAttempt: Story = {
  name: 'A falha some na próxima tentativa',
  parameters: {
    faults: [{ operation: 'updateCourse', status: 400, body: { error: 'Título já usado por outro curso.' } }],
  },
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await courseFormOf(canvasElement);
    await replaceText(title, 'Vendas');
    await userEvent.click(button);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Título já usado por outro curso.')).toHaveAttribute('lang', 'pt-BR');
    await expect(title).toHaveValue('Vendas');
    await waitFor(() => expect(button).toHaveFocus());
    await replaceText(title, 'V'.repeat(201));
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Use at most 200 characters.');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.type(title, '{Backspace}');
    await expect(title).not.toHaveAttribute('aria-invalid');
  },
};

/** During a retry the failure and its button stay. Then the page's title gets the focus. */
export const Retried: Story = {
  name: 'Depois de tentar de novo',
  parameters: { faults: [{ operation: 'readAdminCourse', status: 500, body: {} }] },
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    const answer = fault({
      operation: 'readAdminCourse',
      kind: 'hang',
      body: { id: 1, title: 'Curso', is_premium: 1 },
    });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load courses.');
    await expect(canvas.queryByLabelText('Title')).toBeNull();
    // A request that comes later meets the first fault.
    await waitFor(() => expect(requestsTo('GET /admin/courses/1')).toHaveLength(2));
    answer();
    const { title, premium } = await courseFormOf(canvasElement);
    await expect(title).toHaveValue('Curso');
    await expect(premium).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The form starts with what the server has now, not with what another page read before. */
export const StartsFresh: Story = {
  name: 'Começa do zero',
  args: { path: '/admin/curso/1/modulo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Modules in “Primeiros passos na rede”' });
    const course = db().courses.find(({ id }) => id === 1);
    if (course) course.title = 'Mudado por outra pessoa';
    await userEvent.click(canvas.getByRole('link', { name: 'Courses' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit course: Mudado por outra pessoa' }));
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Mudado por outra pessoa');
  },
};
