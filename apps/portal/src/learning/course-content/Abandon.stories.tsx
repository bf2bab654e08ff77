import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Cursos/Abandonar o curso',
  component: PortalAt,
  args: { path: '/curso/2' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Tem certeza que deseja abandonar este curso? Você poderá se inscrever novamente depois.';

async function ask(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Abandonar este curso' }));
  return screen.findByRole('alertdialog', { name: 'Abandonar o curso' });
}

export const Asked: Story = {
  name: 'Confirmação pedida',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(within(dialog).getByText(question)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar no curso' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abandonar este curso' })).toHaveFocus());
    await expect(requestsTo('DELETE /user/courses/2')).toHaveLength(0);
  },
};

export const Abandoned: Story = {
  name: 'Abandonado',
  play: async ({ canvas, canvasElement }) => {
    const answer = fault({ operation: 'abandonCourse', kind: 'hang' });
    const dialog = within(await ask(canvasElement));
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, abandonar' })));
    await expect(await dialog.findByRole('button', { name: 'Abandonando...' })).toBeDisabled();
    answer();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Catálogo de cursos' })).toBeVisible();
    await expect(await canvas.findByText('Você abandonou o curso.')).toBeVisible();
    await expect(requestsTo('DELETE /user/courses/2')).toHaveLength(1);
    await expect(db().enrolments).not.toContainEqual({ user_id: 2, course_id: 2 });
  },
};

/** The server has removed the enrolment although its answer was lost. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'abandonCourse', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await ask(canvasElement));
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, abandonar' })));
    await expect(await canvas.findByText('Você abandonou o curso.')).toBeVisible();
    await expect(requestsTo('DELETE /user/courses/2')).toHaveLength(1);
  },
};

/** Does not show the server's text. The dialog opens again without the failure. */
export const Rejected: Story = {
  name: 'Recusado',
  play: async ({ canvasElement }) => {
    const failures = [
      [{ kind: 'drop' }, 'Erro ao tentar abandonar o curso.'],
      [
        { status: 404, body: { error: 'Inscrição não encontrada.' } },
        'Não foi possível abandonar o curso. Tente novamente.',
      ],
    ] as const;
    for (const [failure, sentence] of failures) {
      fault({ operation: 'abandonCourse', ...failure });
      const dialog = within(await ask(canvasElement));
      await expect(dialog.queryByRole('alert')).toBeNull();
      await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Sim, abandonar' })));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
      await expect(dialog.getByRole('button', { name: 'Sim, abandonar' })).toBeEnabled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
};
