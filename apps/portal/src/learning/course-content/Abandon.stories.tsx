import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo, db } from '../../stories/mock.ts';
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

async function expectRejection(canvasElement: HTMLElement, text: string): Promise<void> {
  const dialog = await ask(canvasElement);
  await userEvent.click(await pressable(within(dialog).getByRole('button', { name: 'Sim, abandonar' })));
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  await expect(within(dialog).getByRole('button', { name: 'Sim, abandonar' })).toBeEnabled();
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
    const dialog = await ask(canvasElement);
    await userEvent.click(await pressable(within(dialog).getByRole('button', { name: 'Sim, abandonar' })));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Catálogo de cursos' })).toBeVisible();
    await expect(await canvas.findByText('Você abandonou o curso.')).toBeVisible();
    await expect(requestsTo('DELETE /user/courses/2')).toHaveLength(1);
    await expect(db().enrolments).not.toContainEqual({ user_id: 2, course_id: 2 });
  },
};

export const Sending: Story = {
  name: 'Enviando',
  parameters: { faults: [{ operation: 'abandonCourse', kind: 'hang' }] },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    const confirm = within(dialog).getByRole('button', { name: 'Sim, abandonar' });
    // Two presses within one tick.
    await pressable(confirm);
    confirm.click();
    confirm.click();
    await expect(await within(dialog).findByRole('button', { name: 'Abandonando...' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('DELETE /user/courses/2')).toHaveLength(1));
  },
};

/** Does not show the server's text. The dialog opens again without the failure. */
export const Rejected: Story = {
  name: 'Recusado (404)',
  parameters: { faults: [{ operation: 'abandonCourse', status: 404, body: { error: 'Inscrição não encontrada.' } }] },
  play: async ({ canvasElement }) => {
    const sentence = 'Não foi possível abandonar o curso. Tente novamente.';
    await expectRejection(canvasElement, sentence);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(await ask(canvasElement)).queryByRole('alert')).toBeNull();
    await userEvent.click(await pressable(screen.getByRole('button', { name: 'Sim, abandonar' })));
    await expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  },
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  parameters: { faults: [{ operation: 'abandonCourse', kind: 'drop' }] },
  play: ({ canvasElement }) => expectRejection(canvasElement, 'Erro ao tentar abandonar o curso.'),
};
