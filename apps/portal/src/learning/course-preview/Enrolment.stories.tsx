import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { endTimers } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Cursos/Inscrição',
  component: PortalAt,
  args: { path: '/curso-iniciar/1' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function enrol(canvasElement: HTMLElement): Promise<Canvas> {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'Inscrever-se no curso' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return canvas;
}

export const Enrolled: Story = {
  name: 'Inscrito',
  play: async ({ canvasElement }) => {
    const answer = fault({ operation: 'enrollInCourse', kind: 'hang' });
    const canvas = await enrol(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Inscrevendo...' })).toBeDisabled();
    answer();
    const message = await canvas.findByText('Inscrição realizada! Abrindo o curso...');
    await expect(message).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir agora' })).toHaveAttribute('href', '/curso/1');
    await expect(requestsTo('POST /courses/1/enroll')).toEqual([{ user_id: 2 }]);
    await expect(canvas.queryByRole('button', { name: 'Abandonar este curso' })).toBeNull();
    await expect(endTimers(1200)).toBe(1);
    await expect(await canvas.findByRole('button', { name: 'Abandonar este curso' })).toBeVisible();
  },
};

/** The course opens before the list with it has arrived. */
export const EnrolledBeforeTheList: Story = {
  name: 'Inscrito, antes da lista',
  play: async ({ canvas: page, canvasElement }) => {
    await page.findByRole('button', { name: 'Inscrever-se no curso' });
    await waitFor(() => expect(requestsTo('GET /user/courses')).toHaveLength(1));
    fault({ operation: 'listMyCourses', kind: 'hang' });
    const canvas = await enrol(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Ir agora' }));
    await expect(await canvas.findByRole('button', { name: 'Abandonar este curso' })).toBeVisible();
    await expect(canvas.queryByText('Você ainda não se inscreveu neste curso.')).toBeNull();
  },
};

/** The course opens after the delay, or at once with the link. */
export const AlreadyEnrolled: Story = {
  name: 'Já inscrito',
  parameters: { faults: [{ operation: 'enrollInCourse', status: 409, body: { error: 'Já inscrito neste curso.' } }] },
  play: async ({ canvas: page, canvasElement }) => {
    await waitFor(() => expect(page.getByRole('button', { name: 'Inscrever-se no curso' })).toBeEnabled());
    // In another tab.
    db().enrolments.push({ user_id: 2, course_id: 1 });
    const canvas = await enrol(canvasElement);
    await expect(await canvas.findByText('Você já está inscrito neste curso!')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Ir agora' }));
    await expect(await canvas.findByRole('link', { name: 'Voltar para Meus Cursos' })).toBeVisible();
  },
};

export const ServerNeedsSubscription: Story = {
  name: 'O servidor pede assinatura',
  parameters: {
    faults: [
      { operation: 'enrollInCourse', status: 403, body: { error: 'Assinatura ativa necessária para este curso.' } },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await enrol(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: 'Este curso é premium.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Inscrever-se no curso' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Como ter acesso' })).toHaveFocus();
  },
};

/** The course stays as it was, and the user can try again. */
export const Failed: Story = {
  name: 'Falha',
  play: async ({ canvas, canvasElement }) => {
    fault({ operation: 'enrollInCourse', kind: 'drop' });
    await enrol(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao se inscrever.');
    fault({ operation: 'enrollInCourse', kind: 'html', status: 502 });
    await enrol(canvasElement);
    await expect(await canvas.findByText('Erro ao inscrever.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Inscrever-se no curso' })).toBeEnabled();
  },
};

/** The server has enrolled the member although its answer was lost. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'enrollInCourse', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    await enrol(canvasElement);
    const message = await canvas.findByText('Inscrição realizada! Abrindo o curso...');
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(endTimers(1200)).toBe(1);
    await expect(await canvas.findByRole('button', { name: 'Abandonar este curso' })).toBeVisible();
    await expect(requestsTo('POST /courses/1/enroll')).toHaveLength(1);
  },
};

export const ProfileFailed: Story = {
  name: 'Perfil não carregado',
  parameters: { faults: [{ operation: 'readProfile', status: 500 }] },
  play: async ({ canvas, canvasElement }) => {
    await enrol(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao autenticar usuário.');
    await expect(requestsTo('POST /courses/1/enroll')).toHaveLength(0);
  },
};

export const PremiumWithoutAccess: Story = {
  name: 'Premium sem acesso',
  args: { path: '/curso-iniciar/4' },
  parameters: { session: 'inactive' },
  play: async ({ canvas }) => {
    // Opens without a press once the status has loaded.
    const dialog = await screen.findByRole('dialog', { name: 'Este curso é premium.' });
    await expect(within(dialog).getByRole('link', { name: 'Fazer Assinatura' })).toHaveAttribute('href', '/assinatura');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Inscrever-se no curso' })).toBeDisabled();
    const why = canvas.getByRole('button', { name: 'Como ter acesso' });
    await expect(why).toHaveFocus();
    await userEvent.click(why);
    await expect(await screen.findByRole('dialog', { name: 'Este curso é premium.' })).toBeVisible();
  },
};

export const CanceledUntilEndDate: Story = {
  name: 'Cancelada vê a data final',
  args: { path: '/curso-iniciar/4' },
  parameters: { session: 'canceled' },
  beforeEach: () => {
    fault({
      operation: 'readSubscriptionStatus',
      body: { status: 'canceled', start_date: null, end_date: '2020-02-29', next_billing_date: null },
    });
    for (const row of db().subscriptions) if (row.user_id === 4) row.end_date = '2020-02-29';
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Este curso é premium.' });
    await expect(
      await within(dialog).findByText('Sua assinatura foi cancelada e o acesso terminou em 29/02/2020.'),
    ).toBeVisible();
  },
};
