import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Cursos/Certificados',
  component: PortalAt,
  args: { path: '/perfil/certificados' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listMyCertificates'],
  loading: 'Carregando seus certificados',
  failed: 'Erro ao buscar certificados.',
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meus Certificados' })).toBeVisible();
    const card = await canvas.findByRole('article', { name: 'Educação financeira para quem empreende' });
    await expect(within(card).getByText(/^Emitido em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
    const link = within(card).getByRole('link', {
      name: 'Baixar Certificado de Educação financeira para quem empreende (abre em nova aba)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Seu próximo certificado' })).toBeVisible();
    const bar = await canvas.findByRole('progressbar', { name: /^Progresso em Prospecção e convite/ });
    await expect(bar).toHaveAttribute('aria-valuetext', '50% concluído');
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/curso/2');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/__mock\/certificates\/[0-9a-f]+\.pdf$/));
  },
};

export const Addresses: Story = {
  name: 'Endereços',
  parameters: {
    faults: [
      {
        operation: 'listMyCertificates',
        body: [
          { id: 1, title: 'Na própria origem', issued_at: '2026-03-05', certificate_url: '/certificados/1.pdf' },
          { id: 2, title: 'Hostil', issued_at: null, certificate_url: 'javascript:alert(1)' },
          { id: 3, title: 'De outra origem', issued_at: 'ontem', certificate_url: '//evil.example/1.pdf' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('article', { name: 'Na própria origem' });
    await expect(within(own).getByText('Emitido em 05/03/2026')).toBeVisible();
    await expect(within(own).getByRole('link')).toHaveAttribute('href', `${window.location.origin}/certificados/1.pdf`);
    for (const name of ['Hostil', 'De outra origem']) {
      const card = canvas.getByRole('article', { name });
      await expect(within(card).queryByRole('link')).toBeNull();
      await expect(within(card).getByText('O arquivo deste certificado não está disponível.')).toBeVisible();
      await expect(within(card).getByText('Emitido em --')).toBeVisible();
    }
  },
};

export const Empty: Story = {
  name: 'Vazio',
  parameters: { session: 'trial' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não possui certificados emitidos.')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Meus Cursos' })).toHaveAttribute(
      'href',
      '/perfil/cursos',
    );
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };
