import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, EmptyState, Grid, Stat } from '../../index.ts';
import { fundsMessages as messages } from '../../messages/network.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface FundsPatternProps {
  hasFunds?: boolean;
  hasHistory?: boolean;
}

const prizes = [
  { day: '31/10/2026', type: 'community', prize: 'Viagem para dois', winner: 'Ana Beatriz Nogueira' },
  { day: '30/09/2026', type: 'promoter', prize: 'R$ 1.500,00', winner: 'Sérgio Tavares' },
] as const;

/** The screen `/perfil/fundos` (spec, sections 2, 3 and 8). */
function FundsPattern({ hasFunds = true, hasHistory = true }: FundsPatternProps) {
  const { typeWords } = messages;
  return (
    <StoryScreen title={messages.title}>
      {hasFunds ? (
        <Grid as="dl">
          <Stat label={typeWords.community} value="R$ 12.480,00" hint={messages.amount} />
          <Stat label={typeWords.promoter} value="R$ 3.905,75" hint={messages.amount} />
        </Grid>
      ) : (
        <EmptyState title={messages.none} />
      )}
      <Card title={messages.history}>
        <DataTable
          caption={messages.history}
          hideCaption
          rows={hasHistory ? prizes : []}
          rowKey={({ day }) => day}
          empty={<EmptyState title={messages.noHistory} />}
          columns={[
            { id: 'date', header: messages.date, rowHeader: true, render: ({ day }) => day },
            { id: 'type', header: messages.type, render: ({ type }) => typeWords[type] },
            { id: 'prize', header: messages.prize, render: ({ prize }) => prize },
            { id: 'winner', header: messages.winner, render: ({ winner }) => winner },
          ]}
        />
      </Card>
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Fundos comunitários',
  component: FundsPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FundsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('Fundo da comunidade', 'Viagem para dois') };
export const NothingYet: Story = {
  args: { hasFunds: false, hasHistory: false },
  play: seen(messages.none, messages.noHistory),
};

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={messages.title} text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar dados dos fundos.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };
