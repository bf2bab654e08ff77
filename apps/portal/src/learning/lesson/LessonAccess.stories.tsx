import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { change } from './storyCompletion.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Cursos/Aula, por leitor',
  component: PortalAt,
  args: { path: '/curso/aula/2' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VideoNotUnderstoodForAdmins: Story = {
  name: 'Vídeo não reconhecido, visto por administradores',
  parameters: { session: 'admin' },
  beforeEach: () => change(2, { video_url: 'https://youtu.be/123' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O link do vídeo não foi reconhecido.')).toBeVisible();
  },
};

export const Admin: Story = {
  name: 'Administrador',
  args: { path: '/curso/aula/18' },
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('link', { name: 'Edit Lesson' });
    await expect(edit).toHaveAttribute('href', '/admin/aula/18');
    await expect(edit).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('(não publicada)')).toBeVisible();
    await expect(canvas.getByText(/^Rascunho do roteiro/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Aula anterior Do comentário à conversa' })).toBeVisible();
  },
};

export const Unpublished: Story = {
  name: 'Não publicada',
  args: { path: '/curso/aula/18' },
  play: async ({ canvas }) => {
    const sentence = 'Esta aula ainda não foi publicada. Aguarde o instrutor publicar o conteúdo!';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Marcar como concluída' })).toBeNull();
    await expect(canvas.queryByText(/^Rascunho/)).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Aula anterior Do comentário à conversa' })).toBeVisible();
  },
};

export const Blocked: Story = {
  name: 'Bloqueada',
  args: { path: '/curso/aula/10' },
  parameters: { session: 'inactive' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O conteúdo desta aula é exclusivo para assinantes.')).toBeVisible();
    await expect(canvas.getByText('Por R$ 250,00/mês, a assinatura abre todos os cursos premium.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Liderar é servir primeiro' })).toBeVisible();
    const outline = within(await canvas.findByRole('navigation', { name: 'Conteúdo do curso' }));
    const current = outline.getByText('Liderar é servir primeiro');
    await expect(current).toHaveTextContent(/\(para assinantes\)$/);
    await expect(current.parentElement).toHaveAttribute('aria-current', 'page');
    await expect(outline.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Fazer Assinatura' })).toHaveAttribute('href', '/assinatura');
    await expect(canvas.getByRole('link', { name: 'Voltar para o curso' })).toHaveAttribute('href', '/curso/3');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const BlockedWithoutCourse: Story = {
  name: 'Bloqueada sem curso',
  args: { path: '/curso/aula/10' },
  parameters: {
    faults: [
      { operation: 'readLesson', status: 403, body: { error: 'Assinatura ativa necessária.' } },
      {
        operation: 'readSubscriptionStatus',
        body: { status: 'canceled', start_date: null, end_date: '2099-12-31', next_billing_date: null },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O conteúdo desta aula é exclusivo para assinantes.')).toBeVisible();
    await expect(
      await canvas.findByText('Sua assinatura foi cancelada, mas o acesso permanece até 31/12/2099.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para o catálogo' })).toHaveAttribute('href', '/cursos');
  },
};
