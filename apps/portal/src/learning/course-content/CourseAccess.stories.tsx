import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Cursos/Conteúdo do curso, por leitor',
  component: PortalAt,
  args: { path: '/curso/2' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnpublishedForStudents: Story = {
  name: 'Não publicado, visto por alunos',
  args: { path: '/curso/4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gravando o primeiro vídeo')).toBeVisible();
    await expect(canvas.getByText('Ainda não publicada')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Gravando o primeiro vídeo/ })).toBeNull();
    await expect(canvas.queryByText(/\(não publicada\)/)).toBeNull();
  },
};

export const UnpublishedForAdmins: Story = {
  name: 'Não publicado, visto por administradores',
  args: { path: '/curso/4' },
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Gravando o primeiro vídeo (não publicada) (vídeo)' });
    await expect(link).toHaveAttribute('href', '/curso/aula/18');
  },
};

export const NotEnrolled: Story = {
  name: 'Não inscrito',
  args: { path: '/curso/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não se inscreveu neste curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para o catálogo' })).toHaveAttribute('href', '/cursos');
    await expect(canvas.getByRole('link', { name: 'Catálogo' })).toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('button', { name: 'Abandonar este curso' })).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Módulo 1: .* 2 aulas$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever-se no curso' }));
    const done = (await canvas.findByText('Inscrição realizada! Bom curso.')).closest('[role="status"]');
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Começar' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progresso' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('button', { name: 'Abandonar este curso' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para Meus Cursos' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Catálogo' })).not.toHaveAttribute('aria-current');
    await expect(requestsTo('POST /courses/1/enroll')).toEqual([{ user_id: 2 }]);
  },
};

/** A course that the member has left on another device has no lesson to continue. */
export const LeftElsewhere: Story = {
  name: 'Continuar: não inscrito',
  args: { path: '/curso/1?continuar=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não se inscreveu neste curso.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Inscrever-se no curso' })).toBeVisible();
  },
};

/** Without a subscription the preview explains why it is needed. */
export const NotEnrolledInPremium: Story = {
  name: 'Não inscrito em curso premium',
  args: { path: '/curso/4' },
  parameters: { session: 'inactive' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ver o curso e se inscrever' });
    await expect(link).toHaveAttribute('href', '/curso-iniciar/4');
    await expect(canvas.queryByRole('button', { name: 'Inscrever-se no curso' })).toBeNull();
  },
};

/** The course does not say that she subscribes: her subscription opens it, also for 'Continuar' of the home. */
export const SubscribedMeanwhile: Story = {
  name: 'Premium, com o curso lido antes do pagamento',
  args: { path: '/curso/3?continuar=1' },
  parameters: { faults: [{ operation: 'readCourse', fields: { userIsSubscriber: false } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Liderar é servir primeiro' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Voltar para o curso' }));
    await expect(await canvas.findByRole('link', { name: 'Continuar' })).toBeVisible();
    await expect(canvas.queryByText(/assinatura/i)).toBeNull();
  },
};

/** The notice does not wait for the status of the subscription. */
export const Premium: Story = {
  name: 'Premium',
  args: { path: '/curso/3' },
  parameters: { session: 'inactive', faults: [{ operation: 'readSubscriptionStatus', status: 500, body: {} }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^O conteúdo deste curso é exclusivo para assinantes\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fazer Assinatura' })).toHaveAttribute('href', '/assinatura');
    await expect(canvas.queryByText(/cancelada/)).toBeNull();
    await expect(canvas.getByText('Liderar é servir primeiro')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Liderar é servir primeiro/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Continuar/ })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A 403 with only the course's title is a preview. */
export const SmallestPreview: Story = {
  name: 'A menor prévia (403)',
  args: { path: '/curso/3' },
  parameters: { session: 'inactive', faults: [{ operation: 'readCourse', status: 403, body: { title: 'Liderança' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Liderança' })).toBeVisible();
    await expect(await canvas.findByText('Nenhum módulo cadastrado.')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
