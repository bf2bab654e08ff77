import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, showsText } from '../../stories/storyReads.ts';

/**
 * What every page shows while it loads and when a read fails, shown with one page. The stories of
 * the other pages show their messages, and the fault matrix tests them.
 */
const meta = {
  title: 'Padrões/Leitura',
  component: PortalAt,
  args: { path: '/perfil/saques' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listWithdrawals'],
  loading: 'Carregando seus saques',
  failed: 'Erro ao buscar saques.',
});

export const Default: Story = { ...reads.loading(), name: 'Carregando' };

/** The page shows its own message, as specified, and not the server's text. */
export const Rejected: Story = {
  ...reads.failed({ status: 403, body: { error: 'Saques em manutenção.' } }),
  name: 'Recusado (403)',
};

/** The retry button is gone, so the focus moves to the title. */
export const Retried: Story = {
  ...reads.retried({ listWithdrawals: { withdrawals: [] } }, showsText('Você ainda não tem saques.')),
  name: 'Depois de tentar de novo',
};
