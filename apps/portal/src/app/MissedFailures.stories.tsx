import { session } from '@raiz/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../stories/mock.ts';
import { openInStory, PortalAt } from '../stories/PortalAt.tsx';
import { expectUncovered, pressable } from '../stories/storyChecks.ts';

/**
 * What was sent from a page fails after the user has left it: the shell says so. Where the page is still there, it
 * says so itself, as the stories of the screens show.
 */
const meta = {
  title: 'Telas/Global/Falha depois de sair',
  component: PortalAt,
  args: { path: '/minha-assinatura' },
  parameters: { session: 'active', subject: { role: 'alert' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = 'Erro ao cancelar assinatura. Tente novamente.';

/** Cancels the subscription, and opens another page before the answer, which is a failure. */
async function cancelAndLeave(element: HTMLElement, status: number) {
  const canvas = within(element);
  const answer = fault({ operation: 'cancelSubscription', kind: 'hang', status, body: {} });
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar assinatura' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, cancelar' })));
  await dialog.findByRole('button', { name: 'Cancelando...' });
  openInStory('/termos');
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' });
  await waitFor(() => expect(heading).toHaveFocus());
  answer();
  return canvas;
}

/** Said once, above the page, without moving the focus. A gateway answered: the cancellation may have worked. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await cancelAndLeave(canvasElement, 504);
    const notice = await canvas.findByRole('alert');
    await expect(within(notice).getByText(failed)).toBeVisible();
    await expect(within(notice).getByText('A resposta não chegou: confira se deu certo.')).toBeVisible();
    await expectUncovered(notice);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toHaveFocus();
    await expect(within(notice).getByRole('link', { name: 'Voltar para Minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );
  },
};

/** The mark of one lesson fails on the next; the next attempt removes the failure. */
export const SentAgain: Story = {
  name: 'Enviado de novo',
  args: { path: '/curso/aula/7' },
  play: async ({ canvas }) => {
    const answer = fault({ operation: 'markLessonComplete', kind: 'hang', status: 500, body: {}, times: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar como concluída' }));
    await canvas.findByRole('button', { name: 'Marcando...' });
    await userEvent.click(await canvas.findByRole('link', { name: /^Próxima/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Marcando...' })).toBeNull());
    answer();
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Erro ao marcar aula como concluída.');
    openInStory('/curso/aula/7');
    await canvas.findByRole('heading', { level: 1, name: 'Quando a resposta é não' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar como concluída' }));
    await canvas.findByRole('button', { name: 'Desmarcar como concluída' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Saves a course, and opens another page before the answer, which is a failure. */
async function saveAndLeave(element: HTMLElement, failure: { status: number; body: object }) {
  const canvas = within(element);
  const answer = fault({ operation: 'updateCourse', kind: 'hang', ...failure });
  await userEvent.type(await canvas.findByLabelText('Title'), '!');
  await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
  await canvas.findByRole('button', { name: 'Saving...' });
  openInStory('/admin/cursos');
  await userEvent.click(await pressable(await screen.findByRole('button', { name: 'Leave' })));
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Courses' });
  answer();
  return { heading, notice: within(await canvas.findByRole('alert')) };
}

/** In English. Dismissed, it leaves the focus on the title. */
export const English: Story = {
  name: 'Em inglês',
  args: { path: '/admin/cursos-novo?id=1' },
  parameters: { session: 'admin' },
  play: async ({ canvas, canvasElement }) => {
    const { heading, notice } = await saveAndLeave(canvasElement, { status: 504, body: {} });
    await expect(
      notice.getByText('Could not save course. Check input and try again.').closest('[lang]'),
    ).toHaveAttribute('lang', 'en');
    await expect(notice.getByText('No answer arrived: check whether it was done.')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Back to Edit Course' })).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What failed, and why in the server's own words and language. The next person at the computer does not see it. */
export const ServerText: Story = {
  ...English,
  name: 'Com texto do servidor, depois sessão encerrada',
  play: async ({ canvas, canvasElement }) => {
    const { notice } = await saveAndLeave(canvasElement, { status: 500, body: { error: 'Curso em uso.' } });
    await expect(notice.getByText('Could not save course. Check input and try again.')).toBeVisible();
    await expect(notice.getByText('Curso em uso.')).toHaveAttribute('lang', 'pt-BR');
    session.end();
    await waitFor(() => expect(canvas.queryByText('Curso em uso.')).toBeNull());
  },
};
