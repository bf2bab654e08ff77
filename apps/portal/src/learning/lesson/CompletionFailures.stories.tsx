import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { press } from './storyCompletion.ts';

const meta = {
  title: 'Telas/Cursos/Conclusão da aula: falhas',
  component: PortalAt,
  args: { path: '/curso/aula/7' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Shows the tick and the percent at once, and undoes them when the server rejects the write. Does
 * not show the server's text.
 */
export const MarkFailed: Story = {
  name: 'Falha ao marcar',
  args: { path: '/curso/aula/9' },
  beforeEach: () => {
    const completed_at = '2026-11-01T12:00:00-03:00';
    for (const lesson_id of [7, 8]) db().progress.push({ user_id: 2, lesson_id, completed_at });
  },
  play: async ({ canvas, canvasElement }) => {
    const answer = fault({ operation: 'markLessonComplete', kind: 'hang', status: 500 });
    const outline = within(await canvas.findByRole('navigation', { name: 'Conteúdo do curso' }));
    const [link] = outline.getAllByRole('link', { current: 'page' });
    await press(canvasElement, 'Marcar como concluída');
    await waitFor(() => expect(link).toHaveAccessibleName(/\(Concluída\)/));
    // Only the server's answer finishes the course.
    await expect(canvas.queryByText('Você concluiu todas as aulas deste curso.')).toBeNull();
    // The following state is not from a refetch.
    fault({ operation: 'readLessonProgress', kind: 'hang' });
    fault({ operation: 'readCourse', kind: 'hang' });
    await waitFor(() => expect(requestsTo('POST /user/courses/2/lessons/9/progress')).toHaveLength(1));
    answer();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao marcar aula como concluída.');
    await expect(canvas.queryByText('Erro interno do servidor.')).toBeNull();
    await expect(link).not.toHaveAccessibleName(/Concluída/);
    await expect(canvas.queryByText(/^Concluída em/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Marcar como concluída' })).toBeEnabled();
  },
};

export const NotEnrolled: Story = {
  name: 'Não inscrito',
  args: { path: '/curso/aula/2' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Marcar como concluída');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao marcar aula como concluída.');
    await expect(canvas.getByRole('button', { name: 'Marcar como concluída' })).toBeEnabled();
    await expect(canvas.getByText('Você não está inscrito neste curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver o curso e se inscrever' })).toHaveAttribute(
      'href',
      '/curso-iniciar/1',
    );
  },
};

/** The server has stored the mark although its answer was lost: shows no failure. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'markLessonComplete', status: 504, kind: 'html' }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Marcar como concluída' });
    db().progress.push({ user_id: 2, lesson_id: 7, completed_at: '2026-11-01T12:00:00-03:00' });
    await press(canvasElement, 'Marcar como concluída');
    await expect(await canvas.findByText('Aula marcada como concluída!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const unread = 'Não foi possível consultar se você já concluiu esta aula.';

/** Read at the second try. Then the server rejects that the mark is taken back. */
export const ProgressUnread: Story = {
  name: 'Progresso não carregado, depois falha ao desmarcar',
  args: { path: '/curso/aula/4' },
  parameters: { faults: [{ operation: 'readLessonProgress', status: 500 }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(unread)).toBeVisible();
    // The course's list marks it as completed, so the button does too.
    await expect(await canvas.findByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^Cinquenta nomes.*\(Concluída\)/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    fault({ operation: 'readLessonProgress', body: { success: true, completed_at: '2026-10-02T12:00:00-03:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Concluída em 02/10/2026')).toBeVisible();
    await expect(canvas.queryByText(unread)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    fault({ operation: 'unmarkLessonComplete', kind: 'html', status: 502 });
    await press(canvasElement, 'Desmarcar como concluída');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao desmarcar aula.');
    await expect(canvas.getByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
    await expect(canvas.getByText('Concluída em 02/10/2026')).toBeVisible();
  },
};
